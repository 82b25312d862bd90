import { prove } from './setupProof.ts';
import {
  integrationStates,
  loginStates,
  organizationStates,
  questionStates,
  registrationStates,
} from './setupStates.ts';

prove('the way in', loginStates);
prove('registration and another organization', registrationStates);
prove('the settings of an organization', organizationStates);
prove('the questions', questionStates);
prove('the integrations', integrationStates);
