const secret = /(^|_|[a-z])(code|token|secret|password|key)s?$/i;

/**
 * An integration's configuration without what must never be shown again: the values of `code`, `access_token`,
 * `clientSecret` and the like, at any depth. Text stays as it is.
 *
 * @example withoutSecrets({ code: 'x', calendar: 'main' }) // { calendar: 'main' }
 */
export function withoutSecrets(configuration: unknown): unknown {
  if (Array.isArray(configuration)) return configuration.map(withoutSecrets);
  if (typeof configuration !== 'object' || configuration === null) return configuration;
  const kept = Object.entries(configuration).filter(([name]) => !secret.test(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutSecrets(value)]));
}
