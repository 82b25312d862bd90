import { Configuration, type IntegrationPatch, lengths, shownOf } from '@console/contract';
import { Problem } from '../../api/errors.ts';

type Parts = Record<string, unknown>;

/** What is kept of a connection, decrypted, before it is changed. */
interface Kept {
  type_id: string;
  /** The name of its type, such as `whatsapp`. */
  service: string;
  configuration: unknown;
}

/**
 * What a change makes of the set-up and the tokens; what is undefined stays. People see the least of what is kept, so
 * they can't send it back: of an object, what isn't shown and isn't sent stays. Everything goes when text or null is
 * sent for the whole. A connection that becomes one to another service keeps nothing of the first.
 */
export function setUp(before: Kept, { type, configuration, app_tokens }: IntegrationPatch) {
  const isOther = type !== undefined && type.toLowerCase() !== before.type_id;
  if (isOther) return { configuration: configuration ?? null, app_tokens: app_tokens ?? null };
  if (configuration === undefined) return { configuration, app_tokens };
  return { configuration: keepable(merged(before, configuration)), app_tokens };
}

/**
 * Refuses what grew too large.
 *
 * @throws {Problem} `validation`
 */
function keepable(value: Configuration | null): Configuration | null {
  if (Configuration.nullable().safeParse(value).success) return value;
  throw new Problem('validation', {
    errors: [
      { path: 'configuration', code: 'too-long', limit: lengths.text, message: 'Configuration is too large' },
    ],
  });
}

function merged({ service, configuration: before }: Kept, sent: Configuration | null): Configuration | null {
  if (!isParts(before) || !isParts(sent)) return sent;
  const shown = shownOf(service, before) ?? {};
  const unseen = Object.entries(before).filter(([name]) => !Object.hasOwn(shown, name));
  return { ...Object.fromEntries(unseen), ...sent };
}

const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
