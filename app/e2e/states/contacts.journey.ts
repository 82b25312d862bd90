import { contactStates } from './contacts.ts';
import { prove } from './proof.ts';

prove('the contacts', contactStates);
