/** First parts of the addresses a sign-in may lead back to. */
const destinations: ReadonlySet<string> = new Set(['admin', 'settings', 'registerBusiness', 'organization']);

const longest = 2048;
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these from addresses, which is the attack.
const suspicious = /[\u0000-\u001f\u007f\\]/;

/**
 * Where a sign-in may lead: the path asked for when it is one of the console's own, else `fallback`. Refuses
 * other origins, schemes, `//host`, backslashes, control characters, `/login` and `/logout`; dot segments are
 * resolved first, so they cannot hide any of these. OWASP ASVS 5.0, 3.7.2.
 *
 * @param value The `redirect_to` of the address; null or undefined when there is none.
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
