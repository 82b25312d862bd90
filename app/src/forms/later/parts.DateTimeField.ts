export { DateTimeField } from '@console/ui';
