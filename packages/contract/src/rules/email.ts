/** One `@`, no spaces, a dot in the domain. Deliberately generous: only a sent message proves an address. */
export const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether the text looks like an e-mail address. */
export const isEmail = (text: string) => emailPattern.test(text);
