import { expect, test } from 'vitest';
import { z } from 'zod';
import { NewAppointment } from './appointments.ts';
import { BotFields } from './bots.ts';
import { BulkContactStatus, NewContact } from './contacts.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { FieldError, isFieldErrorCode } from './fieldErrors.ts';
import { fieldErrorsOf } from './fieldErrorsOf.ts';
import { IntegrationFields } from './integrations.ts';
import { MemberFields } from './members.ts';
import { OrganizationFields } from './organizations.ts';
import { ReportQuery } from './reports.ts';
import { SettingsPatch } from './settings.ts';

const id = '00000000-0000-4000-8000-000000000000';
const contact = { organization: id, name: 'Dana', phone: '0501234567' };
const member = { name: 'Dana', email: 'dana@example.com', role: 'viewer' };
const appointment = {
  ...{ organization: id, title: 'Lesson', contact_name: 'Dana' },
  ...{ startTime: '2026-03-27T09:30:00Z', endTime: '2026-03-27T10:30:00Z' },
};
const deep = { code: JSON.parse(`${'['.repeat(20)}${']'.repeat(20)}`) };

test.each<[what: string, z.ZodType, sent: unknown, errors: string[]]>([
  ['nothing at all', NewContact, undefined, [': required']],
  ['a missing string', NewContact, { ...contact, name: undefined }, ['name: required']],
  ['a missing choice', MemberFields, { ...member, role: undefined }, ['role: required']],
  ['null instead of a string', NewContact, { ...contact, name: null }, ['name: required']],
  ['a number instead of a string', NewContact, { ...contact, name: 5 }, ['name: invalid']],
  ['only whitespace', NewContact, { ...contact, name: ' ' }, ['name: required']],
  ['an invisible string', NewContact, { ...contact, name: '\u200b' }, ['name: required']],
  ['a string that is too long', NewContact, { ...contact, name: 'x'.repeat(201) }, ['name: too-long 200']],
  ['a string that is too short', MemberFields, { ...member, password: 'short' }, ['password: too-short 12']],
  ['an unpaired surrogate', NewContact, { ...contact, notes: '\ud800' }, ['notes: invalid-characters']],
  ['a phone with nine digits', NewContact, { ...contact, phone: '054123456' }, ['phone: invalid-phone']],
  ['an incomplete email', MemberFields, { ...member, email: 'dana@' }, ['email: invalid-email']],
  ['an incomplete optional email', NewContact, { ...contact, email: 'dana@' }, ['email: invalid-email']],
  ['a number for an optional email', NewContact, { ...contact, email: 5 }, ['email: invalid']],
  ['an invalid ID', NewContact, { ...contact, channel: 'desk' }, ['channel: invalid']],
  ['an unknown choice', NewContact, { ...contact, status: 'best' }, ['status: not-in-list']],
  ['an unknown country string', OrganizationFields, { name: 'A', country: 'xx' }, ['country: not-in-list']],
  [
    'an unknown country object',
    OrganizationFields,
    { name: 'A', country: { code: 'xx' } },
    ['country.code: not-in-list'],
  ],
  ['an unknown time zone', OrganizationFields, { name: 'A', timeZone: 'Moon' }, ['timeZone: not-in-list']],
  [
    'a time without an offset',
    NewContact,
    { ...contact, nextDateOfContact: '2026-03-27T09:30:00' },
    ['nextDateOfContact: invalid-time'],
  ],
  [
    'a time before 1900',
    NewContact,
    { ...contact, nextDateOfContact: '1066-10-14T09:30:00Z' },
    ['nextDateOfContact: invalid-time'],
  ],
  ['an invalid date', ReportQuery, { from: '2026-02-30' }, ['from: invalid-time']],
  ['a query number that is too large', ReportQuery, { days: '4000' }, ['days: too-large 3660']],
  ['a number that is too small', BotFields, { creativityScale: -1 }, ['creativityScale: too-small 0']],
  ['an empty list', BulkContactStatus, { ids: [], status: 'new' }, ['ids: too-small 1']],
  [
    'an end equal to the start',
    NewAppointment,
    { ...appointment, endTime: appointment.startTime },
    ['endTime: ends-not-after-start'],
  ],
  ['an unknown field', SettingsPatch, { theme: 'dark' }, [': unknown-field']],
  [
    'a configuration that is too long',
    IntegrationFields,
    { type: id, configuration: 'x'.repeat(20_001) },
    ['configuration: too-long 20000'],
  ],
  [
    'configuration values that are too long',
    IntegrationFields,
    { type: id, configuration: { code: 'x'.repeat(20_000) } },
    ['configuration: too-long 20000'],
  ],
  [
    'a configuration that is nested too deeply',
    IntegrationFields,
    { type: id, configuration: deep },
    ['configuration: invalid-characters'],
  ],
  ['an exclusive limit', z.object({ id: z.int().positive() }), { id: 0 }, ['id: invalid']],
  ['a rule without a code', z.object({ id: z.int().refine(() => false) }), { id: 0 }, ['id: invalid']],
])('%s', (_what, schema, sent, errors) => {
  const found = fieldErrorsOf(schema.safeParse(sent).error?.issues ?? [], sent);
  expect(found.map((error) => FieldError.parse(error))).toEqual(found);
  expect(found.map(({ path, code, limit }) => `${path}: ${[code, limit].join(' ').trim()}`)).toEqual(errors);
});

/** The custom rules of a schema, at any depth. */
function ownRules(part: unknown, seen = new Set<unknown>()): z.core.$ZodCustomDef[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  const { def } = (part as Partial<z.core.$ZodType>)._zod ?? {};
  if (!def) return Object.values(part).flatMap((each) => ownRules(each, seen));
  const own = def.type === 'custom' ? [def as z.core.$ZodCustomDef] : [];
  return [...own, ...Object.values(def).flatMap((each) => ownRules(each, seen))];
}

test('every custom validation rule of every endpoint has an error code', () => {
  const schemas = Object.values<Endpoint>(endpoints).flatMap(({ query, body }) => [query, body]);
  const rules = schemas.flatMap((schema) => ownRules(schema));
  expect(new Set(rules.map(({ params }) => params?.['code'])).size).toBeGreaterThan(6);
  expect(rules.filter(({ params }) => !isFieldErrorCode(params?.['code']))).toEqual([]);
});
