import { Configuration, type IntegrationPatch, lengths, shownOf } from '@console/contract';
import { Problem } from '../../api/errors.ts';

type Parts = Record<string, unknown>;

/** The stored integration before a change, decrypted. */
interface Kept {
  type_id: string;
  /** The name of the type, such as `whatsapp`. */
  service: string;
  configuration: unknown;
}

/**
 * The configuration and the tokens after a change; undefined means unchanged. Most fields of a configuration are hidden
 * from people, who can't send them back, so hidden fields that aren't sent are kept. Text or null replaces the whole
 * configuration. Changing the type of an integration drops the configuration and the tokens of the old type.
 */
export function setUp(before: Kept, { type, configuration, app_tokens }: IntegrationPatch) {
  const isOther = type !== undefined && type.toLowerCase() !== before.type_id;
  if (isOther) return { configuration: configuration ?? null, app_tokens: app_tokens ?? null };
  if (configuration === undefined) return { configuration, app_tokens };
  return { configuration: keepable(merged(before, configuration)), app_tokens };
}

/**
 * Rejects a configuration that has become too large.
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
