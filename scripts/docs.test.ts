import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../packages/server/src/config.ts';
import { light } from '../packages/ui/src/theme/colors.ts';
import { scale } from '../packages/ui/src/theme/scale.ts';
import { readPage } from './links/page.ts';
import { namedTests } from './namedTests.ts';
import { root } from './run.ts';

const page = (path: string) => readPage(path, readFileSync(join(root, path), 'utf8'));

/** The rows of a page's table of settings, by variable. A row can name several. */
function settingsIn(path: string) {
  const table = page(path).tables.find(({ head }) => head[0] === 'Variable');
  return new Map(
    (table?.rows ?? []).flatMap(({ cells: [names = '', , otherwise = ''] }) =>
      [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => [name, otherwise] as const),
    ),
  );
}

/** The variables that the server reads, recorded by a proxy. */
function readByServer() {
  const read = new Set<string>();
  const env = new Proxy<Record<string, string>>(
    { AUTH_DEV_IDP: 'on' },
    {
      get(values, name) {
        read.add(String(name));
        return values[String(name)];
      },
    },
  );
  return { config: readConfig(env), read };
}

test('the deployment page lists every server setting and no others', () => {
  const { read } = readByServer();
  expect([...settingsIn('docs/deployment.md').keys()].sort()).toEqual([...read].sort());
});

test('the README names only existing settings', () => {
  const { read } = readByServer();
  const ofChecks = ['CHROMIUM_PATH'];
  expect([...read, ...ofChecks]).toEqual(expect.arrayContaining([...settingsIn('README.md').keys()]));
});

test('the documented defaults match the server’s', () => {
  const { config } = readByServer();
  const settings = settingsIn('docs/deployment.md');
  expect(settings.get('PORT')).toBe(`\`${config.port}\``);
  expect(settings.get('HOST')).toBe(`\`${config.host}\``);
  expect(config.dataDir).toBe(join(process.cwd(), (settings.get('DATA_DIR') ?? '').replaceAll('`', '')));
  expect(settings.get('DEMO_DATA')).toMatch(config.demoData ? /^`on`/ : /^`off`/);
  expect(settings.get('RATE_LIMITS')).toBe(config.hasLimits ? '`on`' : '`off`');
  expect(settings.get('INVITATION_LIMIT')).toBe(`\`${config.invitationLimit}\``);
  const google = '1-a.apps.googleusercontent.com';
  expect(readConfig({ GOOGLE_CLIENT_ID: google }).googleConnect).toEqual({
    clientId: google,
    scope: settings.get('GOOGLE_CONNECT_SCOPE')?.replaceAll('`', ''),
  });
  for (const name of ['DATABASE_URL', 'GOOGLE_CLIENT_ID', 'PAYPAL_CLIENT_ID', 'TRUSTED_PROXIES'])
    expect(settings.get(name), name).toMatch(/^none/);
});

test('the theming page lists every color and every token group', () => {
  const named = page('docs/theming.md').tables.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => [...cells.join(' ').matchAll(/`(\w+)`/g)].map(([, name]) => name)),
  );
  expect(named).toEqual(expect.arrayContaining(Object.keys(light)));
  expect(named).toEqual(expect.arrayContaining(Object.keys(scale)));
});

/** A link to a test, which `npm run bars` checks. Without a link, a command proves the requirement. */
const toTest = /\[([^\]]+)\]\(([^)]+\.(?:test|journey)\.tsx?)\)/;

test('each requirement has a source, a mechanism and a test, or is marked as not held', () => {
  const [, section = ''] = readFileSync(join(root, 'docs/security.md'), 'utf8').split('\n## The list\n');
  const [list = ''] = section.split('\n## ');
  const rows = list
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Promise'))
    .map((line) => line.slice(2, -2).split(' | '));
  expect(rows.length).toBeGreaterThan(40);
  for (const cells of rows) {
    const [promise = '', source = '', how = '', proof = ''] = cells;
    expect(cells, promise).toHaveLength(4);
    expect(source, promise).toMatch(/ASVS \d+\.\d+|API\d|RFC \d|CWE-\d/);
    expect(how, promise).not.toBe('');
    if (how.startsWith('**Not held')) continue;
    if (!/`npm run \w+/.test(proof)) expect(proof, promise).toMatch(toTest);
  }
});

test('each sentence of the specification names a test, or a note gives the reason why not', () => {
  const path = 'docs/specification.md';
  const { tables } = page(path);
  const rows = tables.flatMap((table) => table.rows);
  expect(rows.length).toBeGreaterThan(300);
  for (const { head } of tables) expect(head).toEqual(['Sentence', 'Proven by', 'Note']);
  for (const { cells, line } of rows) {
    const [sentence = '', proof = '', note = ''] = cells;
    expect(sentence, `${path}:${line}`).not.toBe('');
    if (namedTests(path, proof).length === 0) {
      expect([proof, note.length > 0], `${path}:${line}`).toEqual(['–', true]);
    }
  }
});
