export { CountryField } from '@console/ui';
