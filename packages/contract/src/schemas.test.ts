import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { AppointmentFields, AppointmentPatch } from './appointments.ts';
import { BotPatch } from './bots.ts';
import { ChannelFields, ChannelPatch, listChannels } from './channels.ts';
import { ContactFields, ContactPatch } from './contacts.ts';
import { endpoints } from './endpoints.ts';
import { fieldErrorsOf } from './fieldErrorsOf.ts';
import { IntegrationFields } from './integrations.ts';
import { EmailLogin, GoogleLogin } from './login.ts';
import { MemberFields, MemberPatch } from './members.ts';
import { OrganizationFields, OrganizationPatch } from './organizations.ts';
import { defaults } from './rules/defaults.ts';
import { SessionFields } from './sessions.ts';
import { SettingsPatch } from './settings.ts';
import { UserPatch } from './users.ts';

const uuid = '0b0f5f7e-2f0c-4c39-9a5e-0d4c3f1f9a10';
const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

describe('patches', () => {
  test.each([ChannelPatch, OrganizationPatch, ContactPatch, AppointmentPatch, BotPatch, SettingsPatch])(
    'an empty patch stays empty',
    (schema) => {
      expect(schema.parse({})).toEqual({});
    },
  );

  test('read-only fields are dropped: IDs, owners, timestamps, embedded lists', () => {
    const sent = {
      id: uuid,
      owner: uuid,
      channels: [],
      createdAt: 'x',
      name: 'Bakery',
      __proto__: { role: 'owner' },
    };
    expect(OrganizationPatch.parse(sent)).toEqual({ name: 'Bakery' });
  });

  test('settings and sign-in bodies reject unknown fields', () => {
    expect(accepts(SettingsPatch, { isAdmin: true })).toBe(false);
    expect(accepts(GoogleLogin, { token: 't', referer: '', isAdmin: true })).toBe(false);
    expect(accepts(EmailLogin, { email: 'a@b.example', password: 'p', isAdmin: true })).toBe(false);
  });
});

describe('required values', () => {
  test.each([
    [ChannelFields, { name: 'Front desk' }],
    [OrganizationFields, { name: 'Bakery' }],
    [ContactFields, { name: 'Dana', phone: '0501234567' }],
    [SessionFields, { startTime: '2026-03-27T09:30:00+03:00' }],
    [IntegrationFields, { type: uuid }],
  ])('can’t be missing or blank', (schema, least: Record<string, string>) => {
    expect(accepts(schema, least)).toBe(true);
    for (const name of Object.keys(least)) {
      expect(accepts(schema, { ...least, [name]: '  ' })).toBe(false);
      expect(accepts(schema, { ...least, [name]: undefined })).toBe(false);
    }
  });

  test('the defaults for optional fields are valid', () => {
    expect(accepts(ChannelPatch, defaults.channel)).toBe(true);
    expect(accepts(OrganizationPatch, defaults.organization)).toBe(true);
    expect(accepts(BotPatch, defaults.bot)).toBe(true);
    expect(accepts(ContactPatch, defaults.contact)).toBe(true);
    expect(accepts(AppointmentPatch, defaults.appointment)).toBe(true);
    expect(accepts(SessionFields.partial(), defaults.session)).toBe(true);
    expect(accepts(IntegrationFields.partial(), defaults.integration)).toBe(true);
  });
});

describe('values', () => {
  test('a country is an object or a code, in either case', () => {
    expect(OrganizationPatch.parse({ country: 'IL' })).toEqual({ country: { code: 'il' } });
    expect(OrganizationPatch.parse({ country: { code: 'us', name: 'x' } })).toEqual({
      country: { code: 'us' },
    });
    expect(accepts(OrganizationPatch, { country: 'zz' })).toBe(false);
  });

  test('a phone number is stored without separators and country code', () => {
    expect(ContactPatch.parse({ phone: '+972 50-123-4567' })).toEqual({ phone: '0501234567' });
    expect(accepts(ContactPatch, { phone: '050123' })).toBe(false);
  });

  test('an email address can be empty but not malformed', () => {
    expect(accepts(ContactPatch, { email: '' })).toBe(true);
    expect(accepts(ContactPatch, { email: 'dana@' })).toBe(false);
  });

  test('an appointment ends after it starts', () => {
    const appointment = { title: 'Visit', contact_name: 'Dana', startTime: '2026-03-27T09:30:00+03:00' };
    expect(accepts(AppointmentFields, { ...appointment, endTime: '2026-03-27T07:00:00Z' })).toBe(true);
    expect(accepts(AppointmentFields, { ...appointment, endTime: '2026-03-27T06:30:00Z' })).toBe(false);
  });

  test('rejects text and times that a database can’t store', () => {
    expect(accepts(ChannelPatch, { name: 'a\u0000b' })).toBe(false);
    expect(accepts(ChannelPatch, { name: '\ud800' })).toBe(false);
    expect(accepts(ContactPatch, { nextDateOfContact: '0000-01-01T00:00:00Z' })).toBe(false);
    expect(accepts(ContactPatch, { nextDateOfContact: '2026-01-01T00:00:00+23:00' })).toBe(false);
    expect(accepts(IntegrationFields, { type: uuid, configuration: { code: 'a\u0000' } })).toBe(false);
    expect(accepts(IntegrationFields, { type: uuid, configuration: { code: { deep: '\ud800' } } })).toBe(
      false,
    );
  });

  test('harmful characters are removed from text, but not from passwords', () => {
    expect(ContactPatch.parse({ name: ' \u202eDana\n\u2066Levi ', notes: 'a\r\n\u202eb' })).toEqual({
      name: 'Dana Levi',
      notes: 'a\nb',
    });
    expect(MemberPatch.parse({ password: '\u202e\t12345678901234567890' })).toEqual({
      password: '\u202e\t12345678901234567890',
    });
    for (const name of ['\u200b', '\u202e', '\u3164 \u2800'])
      expect(accepts(ContactPatch, { name })).toBe(false);
  });

  test('the maximum length applies to text as it is sent and as it is stored', () => {
    const tooLong = [{ path: 'name', code: 'too-long', limit: 200 }];
    const refusals = (name: string) =>
      fieldErrorsOf(ContactPatch.safeParse({ name }).error?.issues ?? [], { name }).map(
        ({ message: _, ...error }) => error,
      );
    expect(refusals('a'.repeat(200))).toEqual([]);
    expect(refusals('a'.repeat(201))).toEqual(tooLong);
    expect(refusals(`\u202e${'a'.repeat(200)}`)).toEqual(tooLong);
    // Each of these letters becomes two characters when composed.
    expect(refusals('\u0958'.repeat(100))).toEqual([]);
    expect(refusals('\u0958'.repeat(101))).toEqual(tooLong);
    // This letter becomes two characters in lower case.
    expect(accepts(MemberFields.shape.email, `${'\u0130'.repeat(120)}@a.example`)).toBe(true);
    expect(accepts(MemberFields.shape.email, `${'\u0130'.repeat(125)}@a.example`)).toBe(false);
  });

  test('invisible characters are removed from email addresses', () => {
    for (const sign of ['\u200b', '\u200f', '\ufeff', '\u00ad', '\u3164', '\u034f'])
      expect(MemberFields.shape.email.parse(`a@b.exa${sign}mple${sign}`)).toBe('a@b.example');
  });

  test('a number in a URL must be plain digits', () => {
    for (const limit of ['0x10', '1e2', ' 5', '5.0', '+5', '', 'Infinity', '9'.repeat(400)])
      expect(accepts(listChannels.query, { limit })).toBe(false);
    expect(accepts(endpoints.deleteQna.params, { orgId: uuid, id: '0x10' })).toBe(false);
    expect(endpoints.readDailyReport.query.parse({ days: '30' })).toEqual({ days: 30 });
  });

  test('rejects times that would be rounded to the year 10000 or have too many digits', () => {
    const startTime = '9999-12-31T23:59:59.999999Z';
    expect(accepts(SessionFields, { startTime })).toBe(false);
    expect(accepts(SessionFields, { startTime: '9999-12-31T23:59:59.998Z' })).toBe(true);
    expect(accepts(SessionFields, { startTime: '2026-03-27T09:30:00.123456789+03:00' })).toBe(true);
    expect(accepts(SessionFields, { startTime: `2026-03-27T09:30:00.${'0'.repeat(30)}Z` })).toBe(false);
  });

  test('rejects picture URLs that a database can’t store or that are too long', () => {
    expect(accepts(UserPatch, { picture: 'https://a.example/b.png' })).toBe(true);
    for (const end of ['\u0000', '\ud800', '/a'.repeat(1100)])
      expect(accepts(UserPatch, { picture: `https://a.example/${end}` })).toBe(false);
  });

  test('a page has at most 200 rows, in a known sort order', () => {
    expect(listChannels.query.parse({ limit: '200', sort: '-name' })).toEqual({ limit: 200, sort: '-name' });
    for (const query of [{ limit: '201' }, { limit: '0' }, { limit: '' }, { sort: 'secret' }]) {
      expect(accepts(listChannels.query, query)).toBe(false);
    }
  });

  test('a Q&A item is identified by its timestamp', () => {
    expect(endpoints.saveQna.params.parse({ orgId: uuid, id: '1774600000000' }).id).toBe(1_774_600_000_000);
    expect(accepts(endpoints.saveQna.params, { orgId: uuid, id: uuid })).toBe(false);
  });
});
