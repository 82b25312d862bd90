export { CountryField } from './CountryField.tsx';
export { callingCodeOf, countriesByCallingCode } from './callingCodes.ts';
export { namedIn, withFirst } from './countries.ts';
