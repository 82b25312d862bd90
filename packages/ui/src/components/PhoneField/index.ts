export { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';
export {
  digitsOnly,
  /** @deprecated Use `digitsOnly`. */
  digitsOnly as bareNumber,
  type PhoneProblem,
  phoneProblem,
} from './phone.ts';
