export { ContactsScreen } from './ContactsScreen.tsx';
