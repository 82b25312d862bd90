import { noticesWorker } from './noticesWorker.ts';

/**
 * The only Trusted Types policy. It lets two constants pass: react-aria clears its live region by setting its markup to
 * the empty string, and notifications need one service worker, whose URL is a string for all browsers. Nothing else can
 * turn a string into markup or script.
 */
interface Policy {
  createHTML: (markup: string) => string;
  createScript: () => string;
  createScriptURL: (url: string) => string;
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
  createScriptURL: (url) => (url === noticesWorker ? url : refuse()),
});
