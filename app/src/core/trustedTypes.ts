/**
 * The one Trusted Types policy. react-aria empties its live region by setting markup to the empty string; nothing
 * else may turn a string into markup or script. Remove it when react-aria's announcer clears itself otherwise.
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

// TypeScript's DOM does not know Trusted Types yet; neither do all browsers.
const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
trustedTypes?.createPolicy('default', {
  createHTML: (markup) => (markup === '' ? '' : refuse()),
  createScript: refuse,
  createScriptURL: refuse,
});

export {};
