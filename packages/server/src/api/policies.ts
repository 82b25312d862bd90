/**
 * The Content-Security-Policy of each document, depending on the third-party scripts that it loads. The console's own
 * document loads none, so no third-party code runs next to the data (OWASP ASVS 5.0 V3.4).
 */

/** The path to which browsers report policy violations. */
export const reportsPath = '/policy-reports';

/** The reporting directives, in both forms that browsers support. */
const reporting = { 'report-uri': [reportsPath], 'report-to': ['csp'] };

/** The `Reporting-Endpoints` header for `report-to`. */
export const reportingEndpoints = `csp="${reportsPath}"`;

type Directives = Record<string, readonly string[]>;

/** The console: only its own files, one style with a nonce (react-aria's), and trusted types for scripts and markup. */
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

/** Documents with Google's script: allows its script, frame and style. It doesn't support trusted types. */
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
 * The subscription popup: allows PayPal's script with its frames and images, and elements that it adds with its nonce
 * (developer.paypal.com/sdk/js/configuration, data-csp-nonce).
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

/** The policy of the sign-in page and the calendar popup: the strict one unless Google's script runs there. */
export const googlePolicy = (nonce: string, hasGoogle: boolean) =>
  headerOf(hasGoogle ? withGoogle(nonce) : strict(nonce));

/** The policy of the subscription popup: the strict one unless PayPal is configured. */
export const subscriptionPolicy = (nonce: string, hasPayPal: boolean) =>
  headerOf(hasPayPal ? withPayPal(nonce) : strict(nonce));

/** The policy of pages that the server generates: its own style sheet and forms, but no scripts. */
export const plainPagePolicy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The policy of all other responses: data that browsers must not treat as a document. */
export const dataPolicy =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
