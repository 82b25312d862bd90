export { listContacts } from './contacts.api.ts';
export { useSetNextContact } from './nextContact.queries.ts';
