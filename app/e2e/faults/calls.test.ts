import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { loads } from './loads.ts';

const source = resolve(import.meta.dirname, '../../src');
const writing = ['POST', 'PATCH', 'PUT', 'DELETE'];

const credentials =
  'a failed change of sign-in credentials shows why, keeps the input, and Retry completes it';

/**
 * Calls with their own journeys, because they start or end the session, or change how a person signs in. Maps each call
 * to a title in `signIn.journey.ts` or `credentials.journey.ts`.
 */
const ownJourneys: Readonly<Record<string, string>> = {
  loginWithEmail: 'a failed email sign-in shows why, keeps the input, and trying again signs in',
  loginWithCredential: 'a failed sign-in with an identity provider shows why, and trying again signs in',
  logout: 'a sign-out that can’t reach the server signs out here and warns that the session remains there',
  changePassword: credentials,
  setUpSecondFactor: credentials,
  activateSecondFactor: credentials,
  removeSecondFactor: credentials,
};

/**
 * Calls in the background whose failure changes nothing on the page, so that no page can report it, and those of a dialog
 * that a menu opens. Maps each call to the title of its own test.
 */
const ownTests: Readonly<Record<string, string>> = {
  listSince: 'after errors, requests are rarer, and they recover',
  planErasure: 'until it is known what an erasure removes, nothing can be erased; a failed load has Retry',
};

/** Calls that can't be repeated, because only their first reply has a secret. Maps each call to the title of its own test. */
const ownTestsOfChanges: Readonly<Record<string, string>> = {
  createServiceToken:
    'without an answer, a token isn’t requested again, and the list shows one that was created anyway',
};

test('every call that loads something is in the table of loads, or has its own test', () => {
  const calls = callsThat('load');
  expect(calls).toContain('listContacts');
  expect(calls.length).toBeGreaterThan(25);
  expect(new Set([...loads.map(({ call }) => call), ...Object.keys(ownTests)])).toEqual(new Set(calls));
});

test('every call that changes something is in a table of changes or has its own journey', () => {
  const calls = callsThat('write');
  expect(calls).toContain('createContact');
  expect(calls.length).toBeGreaterThan(30);
  expect(new Set([...changedCalls(), ...Object.keys({ ...ownJourneys, ...ownTestsOfChanges })])).toEqual(
    new Set(calls),
  );
});

test.each(Object.entries({ ...ownJourneys, ...ownTests, ...ownTestsOfChanges }))(
  'docs/faults.md names the test of %s',
  (_, title) => {
    const faults = readFileSync(resolve(import.meta.dirname, '../../../docs/faults.md'), 'utf8');
    expect(faults).toContain(`[${title}](`);
  },
);

/** The named requests of the console that load or write: the exported functions of `*.api.ts` that pass a method. */
function callsThat(what: 'load' | 'write') {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.api.ts'))
    .flatMap((file) => parseSync(file, readFileSync(resolve(source, file), 'utf8')).program.body)
    .flatMap((statement) => (statement.type === 'ExportNamedDeclaration' ? [statement.declaration] : []))
    .filter((declaration) =>
      argumentsIn(declaration).some((text) => (what === 'load' ? text === 'GET' : writing.includes(text))),
    )
    .flatMap((declaration) => {
      if (declaration?.type === 'FunctionDeclaration') return declaration.id?.name ?? [];
      if (declaration?.type !== 'VariableDeclaration') return [];
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
    });
}

/** The calls in the tables of changes. The files are parsed, because only Playwright can load their assertions. */
function changedCalls(): string[] {
  return readdirSync(import.meta.dirname)
    .filter((file) => file.startsWith('changesOf'))
    .flatMap((file) =>
      callProperties(parseSync(file, readFileSync(resolve(import.meta.dirname, file), 'utf8')).program),
    );
}

function callProperties(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, key, value } = node as {
    type?: string;
    key?: { name?: string };
    value?: { value?: unknown };
  };
  const here = type === 'Property' && key?.name === 'call' ? value?.value : undefined;
  return [...(typeof here === 'string' ? [here] : []), ...Object.values(node).flatMap(callProperties)];
}

/** The string literals that are passed to functions in a part of the syntax tree. */
function argumentsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, arguments: passed = [] } = node as { type?: string; arguments?: { value?: unknown }[] };
  const here = type === 'CallExpression' ? passed.map(({ value }) => value) : [];
  return [...here.filter((value) => typeof value === 'string'), ...Object.values(node).flatMap(argumentsIn)];
}
