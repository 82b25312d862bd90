/**
 * Content-Security-Policy of each document, by how much third-party script it may load. The console's own
 * document loads none, so nothing foreign ever runs beside the data (OWASP ASVS 5.0 V3.4).
 */

/** Where a browser tells that a document did what its policy forbids. */
export const reportsPath = '/policy-reports';

/** Where breaks of a policy are told, by both ways that browsers know. */
const reporting = { 'report-uri': [reportsPath], 'report-to': ['csp'] };

/** Names the place of `report-to`. */
export const reportingEndpoints = `csp="${reportsPath}"`;

type Directives = Record<string, readonly string[]>;

/** The console: own files only, one nonced style (react-aria's), no string may become script or markup. */
function strict(nonce: string): Directives {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'https://lh3.googleusercontent.com'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    ...reporting,
  };
}

/** Where Google's script runs: that script, frame and style are let in; its code does not know Trusted Types. */
function withGoogle(nonce: string): Directives {
  const {
    'require-trusted-types-for': _noTypes,
    'trusted-types': _noPolicies,
    ...own
  } = strict(nonce) as Record<string, string[]>;
  return {
    ...own,
    'script-src': ["'self'", 'https://accounts.google.com/gsi/client'],
    'style-src': ["'self'", `'nonce-${nonce}'`, 'https://accounts.google.com/gsi/style'],
    'connect-src': ["'self'", 'https://accounts.google.com/gsi/'],
    'frame-src': ['https://accounts.google.com/gsi/'],
  };
}

/**
 * The subscription's popup: PayPal's script with its frames and pictures, and what it adds with the nonce it is
 * given (developer.paypal.com/sdk/js/configuration, data-csp-nonce).
 */
function withPayPal(nonce: string): Directives {
  const {
    'require-trusted-types-for': _noTypes,
    'trusted-types': _noPolicies,
    ...own
  } = strict(nonce) as Record<string, string[]>;
  const paypal = ['https://www.paypal.com', 'https://www.sandbox.paypal.com'];
  const pictures = 'https://www.paypalobjects.com';
  return {
    ...own,
    'script-src': ["'self'", `'nonce-${nonce}'`, 'https://www.paypal.com', pictures],
    'img-src': ["'self'", 'data:', pictures, ...paypal],
    'connect-src': ["'self'", ...paypal],
    'frame-src': paypal,
  };
}

const headerOf = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** The policy of the console's document. */
export const consolePolicy = (nonce: string) => headerOf(strict(nonce));

/** The policy of sign-in and of the popup that connects a calendar: the strict one unless Google's script runs there. */
export const googlePolicy = (nonce: string, hasGoogle: boolean) =>
  headerOf(hasGoogle ? withGoogle(nonce) : strict(nonce));

/** The policy of the subscription's popup: the strict one unless PayPal is set up. */
export const subscriptionPolicy = (nonce: string, hasPayPal: boolean) =>
  headerOf(hasPayPal ? withPayPal(nonce) : strict(nonce));

/** The policy of pages the server writes itself: a style sheet and forms to itself, no script at all. */
export const plainPagePolicy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The policy of everything that is no document: data that must never act as one. */
export const dataPolicy =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
