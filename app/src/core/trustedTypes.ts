/**
 * The only Trusted Types policy. react-aria clears its live region by setting its markup to the empty string; nothing
 * else can turn a string into markup or script. Remove it when react-aria's announcer clears itself differently.
 */
interface Policy {
  createHTML: (markup: string) => string;
  createScript: () => string;
  createScriptURL: () => string;
}
interface PolicyFactory {
  createPolicy: (name: 'default', policy: Policy) => unknown;
}

function refuse(): never {
  throw new TypeError('A string must not become markup or script in the console.');
}

// TypeScript's DOM types don't include Trusted Types yet, and not all browsers support them.
const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
trustedTypes?.createPolicy('default', {
  createHTML: (markup) => (markup === '' ? '' : refuse()),
  createScript: refuse,
  createScriptURL: refuse,
});

export {};
