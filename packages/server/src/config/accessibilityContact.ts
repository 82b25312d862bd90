import { isEmail } from '@console/contract/rules';
import { type Environment, StartupError } from './startupError.ts';

/** The accessibility coordinator, as shown on `/accessibility`. Whatever isn't set is absent. */
export interface AccessibilityContact {
  name?: string;
  phone?: string;
  email?: string;
}

const variables = {
  name: 'ACCESSIBILITY_CONTACT_NAME',
  phone: 'ACCESSIBILITY_CONTACT_PHONE',
  email: 'ACCESSIBILITY_CONTACT_EMAIL',
} as const;

/** @throws {StartupError} */
export function readAccessibilityContact(env: Environment): AccessibilityContact {
  const [name, phone, email] = Object.values(variables).map((variable) => env[variable]?.trim());
  if (name && (name.length > 100 || /\p{Cc}/u.test(name))) {
    throw new StartupError(`${variables.name} must be a name of at most 100 characters.`);
  }
  if (phone && !/^[+*\d][\d ()-]{2,24}$/.test(phone)) {
    throw new StartupError(`${variables.phone} must be a phone number, but it is "${phone}".`);
  }
  if (email && !isEmail(email)) {
    throw new StartupError(`${variables.email} must be an email address, but it is "${email}".`);
  }
  return { ...(name && { name }), ...(phone && { phone }), ...(email && { email }) };
}

/** The variables that aren't set. The law asks for all of them. */
export const missingContact = (contact: AccessibilityContact) =>
  Object.entries(variables).flatMap(([field, variable]) => (Object.hasOwn(contact, field) ? [] : [variable]));
