/** One `@`, no spaces, a dot in the domain. Deliberately lenient, because only a sent message proves an address. */
export const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether the text looks like an email address. */
export const isEmail = (text: string) => emailPattern.test(text);
