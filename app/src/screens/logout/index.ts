export { LogoutScreen } from './LogoutScreen.tsx';
