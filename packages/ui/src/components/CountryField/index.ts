export { CountryField } from './CountryField.tsx';
export { callingCodeOf, countriesByCallingCode, namedIn, withFirst } from './countries.ts';
