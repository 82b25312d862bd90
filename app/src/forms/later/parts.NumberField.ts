export { NumberField } from '@console/ui';
