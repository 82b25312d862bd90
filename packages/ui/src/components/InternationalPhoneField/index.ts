export { InternationalPhoneField, type InternationalPhoneFieldProps } from './InternationalPhoneField.tsx';
export type { InternationalPhone, InternationalPhoneProblem } from './internationalPhone.ts';
