export { listContacts } from './contacts.api.ts';
