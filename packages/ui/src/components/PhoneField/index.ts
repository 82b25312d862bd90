export { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';
export { bareNumber, type PhoneProblem, phoneProblem } from './phone.ts';
