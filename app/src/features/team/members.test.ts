import { permissions, rolePermissions } from '@console/contract/rules';
import { expect, test } from 'vitest';
import type { Translate } from '../../core/i18n/index.ts';
import { allowedIn, passwordErrors } from './memberLabels.ts';
import {
  difference,
  fieldsOf,
  grantable,
  type Member,
  mayAsMuch,
  memberValuesOf,
  newMemberValues,
  presetOf,
  whyFixed,
  withAddress,
} from './members.ts';

const someone = (fields: Partial<Member>): Member => ({
  ...{ id: 'm1', user: 'u1', name: 'Ada', email: 'ada@example.test', picture: null },
  ...{ role: 'viewer', permissions: ['calls'], joinedAt: null, createdAt: '', updatedAt: '' },
  ...fields,
});
const owner = someone({ id: 'o', role: 'owner', permissions });
const manager = someone({ id: 'm', role: 'manager', permissions: rolePermissions.manager });
const viewer = someone({ id: 'v' });

test('nobody gives what they do not have, and what a member has already may stay', () => {
  expect(grantable(owner, [])).toEqual(permissions);
  expect(grantable(manager, [])).not.toContain('billing');
  expect(grantable(manager, ['billing'])).toContain('billing');
});

test('a role brings its permissions, and tells which of them cannot be given', () => {
  expect(presetOf('manager', owner, [])).toEqual({ permissions: rolePermissions.manager, withheld: [] });
  const lesser = { ...manager, permissions: ['calls', 'team'] as const };
  expect(presetOf('staff', lesser, ['contacts'])).toEqual({
    permissions: ['calls', 'contacts'],
    withheld: ['transcripts', 'appointments'],
  });
});

test('what changed is told in the usual order', () => {
  expect(difference(['contacts', 'calls'], ['team', 'channels', 'calls'])).toEqual({
    added: ['channels', 'team'],
    taken: ['contacts'],
  });
});

test('the owner is fixed, also for the owner; others change everybody but themselves and who may more', () => {
  expect(whyFixed(owner, owner)).toBe('owner');
  expect(whyFixed(owner, manager)).toBe('owner');
  expect(whyFixed(manager, manager)).toBe('self');
  expect(whyFixed(viewer, manager)).toBeNull();
  expect(whyFixed(manager, viewer)).toBe('noTeam');
  expect(whyFixed(manager, someone({ id: 'x', permissions: ['team'] }))).toBe('mayMore');
  expect(whyFixed(someone({ permissions: ['billing'] }), manager)).toBe('mayMore');
});

test('a password is given only to people who may not do more', () => {
  expect(mayAsMuch(owner, manager)).toBe(true);
  expect(mayAsMuch(manager, viewer)).toBe(true);
  expect(mayAsMuch(manager, someone({ permissions: ['billing'] }))).toBe(false);
});

test('a password is sent only when there is one, and its repetition never', () => {
  const values = { ...memberValuesOf(viewer), name: ' Ada ', permissions: ['team', 'calls'] };
  expect(fieldsOf(values)).toEqual({ name: 'Ada', role: 'viewer', permissions: ['calls', 'team'] });
  const word = { password: 'correct horse', confirmPassword: 'correct horse' };
  expect(fieldsOf({ ...values, ...word })).toMatchObject({ password: 'correct horse' });
  expect(fieldsOf({ ...values, ...word })).not.toHaveProperty('confirmPassword');
});

test('an invitation starts with what a viewer may, as far as it can be given', () => {
  expect(newMemberValues(manager)).toMatchObject({ role: 'viewer', permissions: ['calls'] });
  expect(newMemberValues({ role: 'manager', permissions: ['team'] }).permissions).toEqual([]);
});

/** Says the name of a message. */
const words = ((key: string) => key) as Translate;

test('passwords may be missing; else they are long enough and the same', () => {
  const wrong = (password: string, confirmPassword = password) =>
    Object.values(passwordErrors({ password, confirmPassword }, words)).filter(Boolean);
  expect(wrong('')).toEqual([]);
  expect(wrong('a long enough sentence')).toEqual([]);
  expect(wrong('too short')).toEqual(['forms.tooShort']);
  expect(wrong('x'.repeat(201))).toEqual(['forms.tooLong']);
  expect(wrong('a long enough sentence', '')).toEqual(['team.passwordsDiffer']);
  expect(wrong('', 'a long enough sentence')).toEqual(['team.passwordsDiffer']);
});

test('all permissions and none are said in a word', () => {
  expect(allowedIn(owner, words, 'en')).toBe('team.everything');
  expect(allowedIn(someone({ permissions: [] }), words, 'en')).toBe('team.onlyLists');
  expect(allowedIn(someone({ permissions: ['team', 'calls'] }), words, 'en')).toBe(
    'permission.calls and permission.team',
  );
});

test('an address is the same in any case and with space around it', () => {
  expect(withAddress(' ADA@example.test ', [viewer])).toBe(viewer);
  expect(withAddress('eve@example.test', [viewer])).toBeUndefined();
});
