import { Configuration, type IntegrationPatch, lengths } from '@console/contract';
import { isStorableJson, withoutSecrets } from '@console/contract/rules';
import { Problem } from '../../errors.ts';

type Parts = Record<string, unknown>;

/** What the database keeps of a connection before it is changed. */
interface Kept {
  type_id: string;
  configuration: unknown;
}

/**
 * How a connection is set up as people may see it: without secrets, in the shape it came in. A text that is
 * JSON hides what the same object would hide.
 */
export function shown(kept: unknown): Configuration | null {
  const value = typeof kept === 'string' ? jsonIn(kept) : kept;
  const open = withoutSecrets(value);
  if (typeof kept !== 'string') return isParts(open) ? open : null;
  return JSON.stringify(open) === JSON.stringify(value) ? kept : JSON.stringify(open);
}

/**
 * What a change makes of the set-up and the tokens; what is undefined stays. People never see the secrets, so
 * they cannot send them back: in an object, those that are absent are kept, at any depth but inside lists. A
 * secret goes when null is sent in its place, all of them when plain text or null is sent for the whole. A
 * connection that becomes one to another service keeps nothing of the first.
 */
export function setUp(before: Kept, { type, configuration, app_tokens }: IntegrationPatch) {
  const isOther = type !== undefined && type.toLowerCase() !== before.type_id;
  if (isOther) return { configuration: keepable(configuration ?? null), app_tokens: app_tokens ?? null };
  if (configuration === undefined) return { configuration, app_tokens };
  return { configuration: keepable(merged(before.configuration, configuration)), app_tokens };
}

/**
 * Refuses what could not be sent back whole.
 *
 * @throws {Problem} `validation`
 */
export function keepable(value: Configuration | null): Configuration | null {
  const canBeSent = (part: unknown) => Configuration.nullable().safeParse(part).success;
  if (canBeSent(value) && canBeSent(shown(value))) return value;
  throw new Problem('validation', {
    errors: [
      { path: 'configuration', code: 'too-long', limit: lengths.text, message: 'Configuration is too large' },
    ],
  });
}

function merged(kept: unknown, sent: Configuration | null): Configuration | null {
  const before = typeof kept === 'string' ? jsonIn(kept) : kept;
  const after = typeof sent === 'string' ? jsonIn(sent) : sent;
  if (!isParts(before) || !isParts(after)) return sent;
  const whole = withSecretsOf(before, after);
  return typeof sent === 'string' ? JSON.stringify(whole) : whole;
}

function withSecretsOf(before: Parts, after: Parts): Parts {
  const open = Object(withoutSecrets(before));
  const secrets = Object.entries(before).filter(
    ([name]) => !Object.hasOwn(open, name) && !Object.hasOwn(after, name),
  );
  const sent = Object.entries(after).map(([name, part]) => {
    const old = before[name];
    return [name, isParts(part) && isParts(old) ? withSecretsOf(old, part) : part];
  });
  return Object.fromEntries([...sent, ...secrets]);
}

/** The list or object that a text is JSON of; otherwise the text itself. */
function jsonIn(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && isStorableJson(value) ? value : text;
  } catch {
    return text;
  }
}

const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
