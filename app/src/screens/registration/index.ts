export { RegistrationScreen } from './RegistrationScreen.tsx';
