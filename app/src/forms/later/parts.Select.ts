export { Select } from '@console/ui';
