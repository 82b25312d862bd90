import type { Encryption } from '../../config/encryption.ts';

type Sealed = 'configuration' | 'app_tokens';

/** The encryption context of a secret, so that it can't be decrypted in another column or row. */
const placeOf = (name: Sealed, id: string) => `integrations.${name}:${id}`;

/** The encrypted columns of the integration `id`; undefined means unchanged. */
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

/** The decrypted configuration of a row, in the shape in which it was sent; null if there is none. */
export const configurationOf = (
  { open }: Encryption,
  { id, sealed_configuration: kept }: { id: string; sealed_configuration: string | null },
): unknown => (kept === null ? null : JSON.parse(open(kept, placeOf('configuration', id))));
