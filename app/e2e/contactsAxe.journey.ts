import { contactStates } from './contactStates.ts';
import { prove } from './setupProof.ts';

prove('the contacts', contactStates);
