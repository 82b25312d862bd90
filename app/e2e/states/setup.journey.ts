import { prove } from './proof.ts';
import {
  integrationStates,
  loginStates,
  organizationStates,
  questionStates,
  registrationStates,
} from './setup.ts';

prove('the sign-in page', loginStates);
prove('registration and another organization', registrationStates);
prove('the settings of an organization', organizationStates);
prove('the questions', questionStates);
prove('the integrations', integrationStates);
