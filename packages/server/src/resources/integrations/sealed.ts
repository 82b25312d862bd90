import type { Encryption } from '../../config/encryption.ts';

type Sealed = 'configuration' | 'app_tokens';

/** Where a secret of an integration is kept, so that it can't be read from another place. */
const placeOf = (name: Sealed, id: string) => `integrations.${name}:${id}`;

/** The columns that keep the configuration and the tokens of the integration `id`; what is undefined stays. */
export const sealedOf = (
  encryption: Encryption,
  id: string,
  { configuration, app_tokens }: { configuration?: unknown; app_tokens?: unknown },
) => ({
  sealed_configuration: sealed(encryption, 'configuration', id, configuration),
  sealed_app_tokens: sealed(encryption, 'app_tokens', id, app_tokens),
});

function sealed({ seal }: Encryption, name: Sealed, id: string, value: unknown) {
  return value === undefined || value === null ? value : seal(JSON.stringify(value), placeOf(name, id));
}

/** The configuration that a row keeps, in the shape it came in; null when it has none. */
export const configurationOf = (
  { open }: Encryption,
  { id, sealed_configuration: kept }: { id: string; sealed_configuration: string | null },
): unknown => (kept === null ? null : JSON.parse(open(kept, placeOf('configuration', id))));
