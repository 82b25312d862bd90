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

test('you can grant only permissions that you have, and members can keep theirs', () => {
  expect(grantable(owner, [])).toEqual(permissions);
  expect(grantable(manager, [])).not.toContain('billing');
  expect(grantable(manager, ['billing'])).toContain('billing');
});

test('a role sets the permissions that you can grant, and lists those withheld', () => {
  expect(presetOf('manager', owner, [])).toEqual({ permissions: rolePermissions.manager, withheld: [] });
  const lesser = { ...manager, permissions: ['calls', 'team'] as const };
  expect(presetOf('staff', lesser, ['contacts'])).toEqual({
    permissions: ['calls', 'contacts'],
    withheld: ['transcripts', 'appointments'],
  });
});

test('changed permissions are listed in the usual order', () => {
  expect(difference(['contacts', 'calls'], ['team', 'channels', 'calls'])).toEqual({
    added: ['channels', 'team'],
    taken: ['contacts'],
  });
});

test('nobody can change the owner, themselves or members with more permissions', () => {
  expect(whyFixed(owner, owner)).toBe('owner');
  expect(whyFixed(owner, manager)).toBe('owner');
  expect(whyFixed(manager, manager)).toBe('self');
  expect(whyFixed(viewer, manager)).toBeNull();
  expect(whyFixed(manager, viewer)).toBe('noTeam');
  expect(whyFixed(manager, someone({ id: 'x', permissions: ['team'] }))).toBe('mayMore');
  expect(whyFixed(someone({ permissions: ['billing'] }), manager)).toBe('mayMore');
});

test('a password can be set only for people without more permissions', () => {
  expect(mayAsMuch(owner, manager)).toBe(true);
  expect(mayAsMuch(manager, viewer)).toBe(true);
  expect(mayAsMuch(manager, someone({ permissions: ['billing'] }))).toBe(false);
});

test('a password is sent only if there is one, and its confirmation never', () => {
  const values = { ...memberValuesOf(viewer), name: ' Ada ', permissions: ['team', 'calls'] };
  expect(fieldsOf(values)).toEqual({ name: 'Ada', role: 'viewer', permissions: ['calls', 'team'] });
  const word = { password: 'correct horse', confirmPassword: 'correct horse' };
  expect(fieldsOf({ ...values, ...word })).toMatchObject({ password: 'correct horse' });
  expect(fieldsOf({ ...values, ...word })).not.toHaveProperty('confirmPassword');
});

test('an invitation starts with the viewer permissions that you can grant', () => {
  expect(newMemberValues(manager)).toMatchObject({ role: 'viewer', permissions: ['calls'] });
  expect(newMemberValues({ role: 'manager', permissions: ['team'] }).permissions).toEqual([]);
});

/** Returns the key of a message. */
const words = ((key: string) => key) as Translate;

test('a password can be empty; otherwise it has a valid length and matches its confirmation', () => {
  const wrong = (password: string, confirmPassword = password) =>
    Object.values(passwordErrors({ password, confirmPassword }, words)).filter(Boolean);
  expect(wrong('')).toEqual([]);
  expect(wrong('a long enough sentence')).toEqual([]);
  expect(wrong('too short')).toEqual(['forms.tooShort']);
  expect(wrong('x'.repeat(201))).toEqual(['forms.tooLong']);
  expect(wrong('a long enough sentence', '')).toEqual(['team.passwordsDiffer']);
  expect(wrong('', 'a long enough sentence')).toEqual(['team.passwordsDiffer']);
});

test('all permissions and no permissions have short labels', () => {
  expect(allowedIn(owner, words, 'en')).toBe('team.everything');
  expect(allowedIn(someone({ permissions: [] }), words, 'en')).toBe('team.onlyLists');
  expect(allowedIn(someone({ permissions: ['team', 'calls'] }), words, 'en')).toBe(
    'permission.calls and permission.team',
  );
});

test('email addresses match regardless of case and surrounding spaces', () => {
  expect(withAddress(' ADA@example.test ', [viewer])).toBe(viewer);
  expect(withAddress('eve@example.test', [viewer])).toBeUndefined();
});
