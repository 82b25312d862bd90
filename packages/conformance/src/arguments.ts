import { parseArgs } from 'node:util';
import type { Options } from './report.ts';

export const help = `Checks a backend against the console's API contract, call by call.

  npx @console/conformance <address> --token <bearer> [options]

  <address>               where the API begins, as https://example.com/api
  --token <bearer>        of a person who may be used for this; or CONFORMANCE_TOKEN in the environment
  --only <word>           only the call of this name, or those with this word in their name, method or path
  --timeout <seconds>     how long one answer may take (15)
  --allow-missing         our extensions, calls and parts, are tried and told, and may be missing
  --json[=<file>]         JSON instead of the table, or beside it in a file
  --spare-token <bearer>  of another sign-in of the person, to be used up: the first by POST /user/logout,
                          a second by DELETE /user/sessions/{id}
  --spare-card <id>       of a card of the person that isn't the main one, to be removed by
                          DELETE /creditcards/{id}
  --stranger-token <bearer>
                          of another person, who shares no organization with the first: must be kept out
  --viewer-token <bearer> of another person, to be invited as a viewer: must be refused what viewers may not do
                          (without these two, the kit invites people with a password, where the API allows it)
  --logout                ends the token itself as the very last call
  --sign-out-others       also tries DELETE /user/sessions, which signs the person out elsewhere
  --email, --password     of someone who can sign in with a password
  --help                  this text

It makes organizations of its own, works inside them and deletes them at the end. It changes the person's name
and settings and puts them back. Ends with 0 when everything passes, 1 when something differs or is missing,
2 when it could not check.
`;

/** The command line is invalid. */
export class WrongUsage extends Error {
  override name = 'WrongUsage';
}

/** The parsed command line. */
export interface ParsedArguments {
  options: Options;
  /** True writes JSON to standard output; a string is the file to write it to. */
  json: boolean | string;
}

const flags = {
  token: { type: 'string' },
  only: { type: 'string' },
  timeout: { type: 'string' },
  'allow-missing': { type: 'boolean' },
  'spare-token': { type: 'string', multiple: true },
  'spare-card': { type: 'string' },
  'stranger-token': { type: 'string' },
  'viewer-token': { type: 'string' },
  logout: { type: 'boolean' },
  'sign-out-others': { type: 'boolean' },
  email: { type: 'string' },
  password: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/**
 * Parses the command line. Returns undefined if it contains `--help`.
 *
 * @throws {WrongUsage} with a sentence about the expected usage
 */
export function readArguments(
  given: readonly string[],
  env: Record<string, string | undefined>,
): ParsedArguments | undefined {
  // parseArgs doesn't support options with an optional value.
  const isJson = (arg: string) => arg === '--json' || arg.startsWith('--json=');
  const json = given.find(isJson);
  const { values, positionals } = parsed(given.filter((arg) => !isJson(arg)));
  if (values.help) return undefined;
  const [server, ...others] = positionals;
  if (server === undefined) throw new WrongUsage('Say where the API begins, as https://example.com/api.');
  if (others.length > 0) throw new WrongUsage(`One address at a time, not ${positionals.length}.`);
  if (!isAddress(server)) {
    throw new WrongUsage(
      'The address is http or https, without a name or password, as https://example.com/api.',
    );
  }
  const token = values.token ?? env['CONFORMANCE_TOKEN'];
  if (!token) throw new WrongUsage('Give the bearer token of a person with --token or CONFORMANCE_TOKEN.');
  const timeout = Number(values.timeout ?? 15);
  if (!(timeout > 0)) throw new WrongUsage('--timeout is a number of seconds.');
  if ((values.email === undefined) !== (values.password === undefined)) {
    throw new WrongUsage('--email and --password go together.');
  }
  if (json === '--json=') throw new WrongUsage('--json= needs the name of a file.');
  return {
    json: json === undefined ? false : json.slice('--json='.length) || true,
    options: {
      ...{ server, token, timeout: timeout * 1000 },
      ...(values.only !== undefined && { only: values.only }),
      ...(values['allow-missing'] && { allowMissing: true }),
      ...(values['spare-token'] && { spareTokens: values['spare-token'] }),
      ...(values['spare-card'] !== undefined && { spareCard: values['spare-card'] }),
      ...(values['stranger-token'] && { strangerToken: values['stranger-token'] }),
      ...(values['viewer-token'] && { viewerToken: values['viewer-token'] }),
      ...(values.logout && { logout: true }),
      ...(values['sign-out-others'] && { signOutOthers: true }),
      ...(values.email !== undefined &&
        values.password !== undefined && { credentials: { email: values.email, password: values.password } }),
    },
  };
}

function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && !username && !password;
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: flags, allowPositionals: true });
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
}
