/** By the language, and not by the first letter: a sentence may begin with what is filled in. */
export const directionOf = (code: string) =>
  ['ar', 'fa', 'he', 'ps', 'ur', 'yi'].includes(code) ? 'rtl' : 'ltr';
