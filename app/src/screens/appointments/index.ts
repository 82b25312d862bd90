export { AppointmentsScreen } from './AppointmentsScreen.tsx';
