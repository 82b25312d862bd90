/** First path segments that a sign-in can return to. */
const destinations: ReadonlySet<string> = new Set(['admin', 'settings', 'registerBusiness', 'organization']);

const longest = 2048;
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them from URLs, so attacks use them.
const suspicious = /[\u0000-\u001f\u007f\\]/;

/**
 * The path to open after sign-in: the requested path if it belongs to the console, otherwise `fallback`. Rejects other
 * origins, schemes, `//host`, backslashes, control characters, `/login` and `/logout`. Dot segments are resolved first,
 * so they can't hide any of these. OWASP ASVS 5.0, 3.7.2.
 *
 * @param value The `redirect_to` of the URL; null or undefined if there is none.
 * @param origin The console's own origin, for example `location.origin`.
 * @example safeRedirect('/settings?tab=cards', 'https://console.example') // '/settings?tab=cards'
 * @example safeRedirect('//elsewhere.example', 'https://console.example') // '/admin'
 */
export function safeRedirect(value: string | null | undefined, origin: string, fallback = '/admin'): string {
  if (!value || value.length > longest || !/^\/(?!\/)/.test(value) || suspicious.test(value)) return fallback;
  if (!URL.canParse(value, origin)) return fallback;
  const url = new URL(value, origin);
  if (url.origin !== new URL(origin).origin) return fallback;
  if (!destinations.has(url.pathname.split('/')[1] ?? '')) return fallback;
  return url.pathname + url.search + url.hash;
}
