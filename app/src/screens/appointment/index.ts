export { AppointmentScreen } from './AppointmentScreen.tsx';
export { NewAppointmentScreen } from './NewAppointmentScreen.tsx';
