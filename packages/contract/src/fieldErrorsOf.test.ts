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
  ['a missing text', NewContact, { ...contact, name: undefined }, ['name: required']],
  ['a missing choice', MemberFields, { ...member, role: undefined }, ['role: required']],
  ['null in place of a text', NewContact, { ...contact, name: null }, ['name: required']],
  ['a number in place of a text', NewContact, { ...contact, name: 5 }, ['name: invalid']],
  ['space in place of a text', NewContact, { ...contact, name: ' ' }, ['name: required']],
  ['a text that shows nothing', NewContact, { ...contact, name: '\u200b' }, ['name: required']],
  ['a long text', NewContact, { ...contact, name: 'x'.repeat(201) }, ['name: too-long 200']],
  ['a short text', MemberFields, { ...member, password: 'short' }, ['password: too-short 12']],
  ['a broken text', NewContact, { ...contact, notes: '\ud800' }, ['notes: invalid-characters']],
  ['a phone of nine digits', NewContact, { ...contact, phone: '054123456' }, ['phone: invalid-phone']],
  ['half an address', MemberFields, { ...member, email: 'dana@' }, ['email: invalid-email']],
  ['half an address or none', NewContact, { ...contact, email: 'dana@' }, ['email: invalid-email']],
  ['a number for an address or none', NewContact, { ...contact, email: 5 }, ['email: invalid']],
  ['an id that is none', NewContact, { ...contact, channel: 'desk' }, ['channel: invalid']],
  ['a choice that is none', NewContact, { ...contact, status: 'best' }, ['status: not-in-list']],
  ['a country as a text', OrganizationFields, { name: 'A', country: 'xx' }, ['country: not-in-list']],
  [
    'a country as an object',
    OrganizationFields,
    { name: 'A', country: { code: 'xx' } },
    ['country.code: not-in-list'],
  ],
  ['a zone that is none', OrganizationFields, { name: 'A', timeZone: 'Moon' }, ['timeZone: not-in-list']],
  [
    'a time without its offset',
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
  ['a date that is none', ReportQuery, { from: '2026-02-30' }, ['from: invalid-time']],
  ['a number in an address that is too large', ReportQuery, { days: '4000' }, ['days: too-large 3660']],
  ['a number that is too small', BotFields, { creativityScale: -1 }, ['creativityScale: too-small 0']],
  ['an empty list', BulkContactStatus, { ids: [], status: 'new' }, ['ids: too-small 1']],
  [
    'an end at the start',
    NewAppointment,
    { ...appointment, endTime: appointment.startTime },
    ['endTime: ends-not-after-start'],
  ],
  ['a name that is unknown', SettingsPatch, { theme: 'dark' }, [': unknown-field']],
  [
    'a configuration that is too long',
    IntegrationFields,
    { type: id, configuration: 'x'.repeat(20_001) },
    ['configuration: too-long 20000'],
  ],
  [
    'parts of a configuration that are too long',
    IntegrationFields,
    { type: id, configuration: { code: 'x'.repeat(20_000) } },
    ['configuration: too-long 20000'],
  ],
  [
    'a configuration that is too deep',
    IntegrationFields,
    { type: id, configuration: deep },
    ['configuration: invalid-characters'],
  ],
  ['a limit that is not allowed itself', z.object({ id: z.int().positive() }), { id: 0 }, ['id: invalid']],
  ['a rule without a code', z.object({ id: z.int().refine(() => false) }), { id: 0 }, ['id: invalid']],
])('%s', (_what, schema, sent, errors) => {
  const found = fieldErrorsOf(schema.safeParse(sent).error?.issues ?? [], sent);
  expect(found.map((error) => FieldError.parse(error))).toEqual(found);
  expect(found.map(({ path, code, limit }) => `${path}: ${[code, limit].join(' ').trim()}`)).toEqual(errors);
});

/** The rules that a schema contains, at any depth, which are neither a type nor a format of zod. */
function ownRules(part: unknown, seen = new Set<unknown>()): z.core.$ZodCustomDef[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  const { def } = (part as Partial<z.core.$ZodType>)._zod ?? {};
  if (!def) return Object.values(part).flatMap((each) => ownRules(each, seen));
  const own = def.type === 'custom' ? [def as z.core.$ZodCustomDef] : [];
  return [...own, ...Object.values(def).flatMap((each) => ownRules(each, seen))];
}

test('every rule of our own has a code, in each request that can be sent', () => {
  const schemas = Object.values<Endpoint>(endpoints).flatMap(({ query, body }) => [query, body]);
  const rules = schemas.flatMap((schema) => ownRules(schema));
  expect(new Set(rules.map(({ params }) => params?.['code'])).size).toBeGreaterThan(6);
  expect(rules.filter(({ params }) => !isFieldErrorCode(params?.['code']))).toEqual([]);
});
