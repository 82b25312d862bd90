import { expect, test } from 'vitest';
import type { z } from 'zod';
import { Appointment, AppointmentFields } from './appointments.ts';
import { Bot } from './bots.ts';
import { Channel } from './channels.ts';
import { Contact } from './contacts.ts';
import { CreditCard, initCard } from './creditCards.ts';
import { CallHistoryItem, HistoryItem } from './history.ts';
import { Integration, IntegrationFields } from './integrations.ts';
import { IntegrationType } from './integrationTypes.ts';
import { GoogleLogin, LoginReply } from './login.ts';
import { Organization } from './organizations.ts';
import { listAvailablePhones, Phone } from './phones.ts';
import { Qna } from './qna.ts';
import { ReportItem, ReportSeries, readDailyReport, readMonthlyReport } from './reports.ts';
import { countryCodes } from './rules/countries.ts';
import { personalityTypes } from './rules/creativity.ts';
import { defaults } from './rules/defaults.ts';
import * as values from './rules/values.ts';
import { ContactSession, Session } from './sessions.ts';
import { Settings } from './settings.ts';
import { User } from './users.ts';

/** The fields in the specification. An entity can have more. */
const specified: Record<string, [z.ZodObject, string]> = {
  'current user': [User, 'id fullName picture token mainCreditCard'],
  'user settings': [Settings, 'language phone subscribedWith paypalToken'],
  organization: [
    Organization,
    'id name pronounciation_name owner country address official_phone industry workingHoursAndDays pricing features channels integrations',
  ],
  channel: [
    Channel,
    'id name type active organization phoneNumber appointmentsNeedApproval bot integrations',
  ],
  bot: [
    Bot,
    'name botType repType personalityType creativityScale aiInstructions product_features openingMessage closingMessage goals channel',
  ],
  phone: [Phone, 'id number used'],
  session: [Session, 'id startTime endTime duration active transcription summary'],
  "contact's session": [ContactSession, 'sessionHistory'],
  'call of a history': [CallHistoryItem, 'type status summary content transcriptionJSON recordingUrl'],
  contact: [
    Contact,
    'id name phone organization channel responsible email status source nextDateOfContact notes',
  ],
  appointment: [
    Appointment,
    'id title description startTime endTime status contact_name contact_phonenumber organization',
  ],
  integration: [Integration, 'id type enabled configuration channel'],
  'new integration': [IntegrationFields, 'type app_tokens enabled configuration channel'],
  'integration type': [IntegrationType, 'id type name label image'],
  'credit card': [CreditCard, 'id buyerCardMask buyerCardExp'],
  'Q&A item': [Qna, 'id question answer'],
  'report item': [ReportItem, 'period count'],
  report: [ReportSeries, 'contacts appointments calls'],
  'daily report': [readDailyReport.reply, 'daily'],
  'monthly report': [readMonthlyReport.reply, 'monthly'],
  'sign-in': [GoogleLogin, 'token referer'],
  'reply to a sign-in': [LoginReply, 'user token channels organizations settings'],
  'card page': [initCard.reply, 'sale_url'],
  'available phones': [listAvailablePhones.reply, 'phones'],
};

test.each(Object.entries(specified))(
  'the fields of the specification are there: %s',
  (_, [schema, names]) => {
    expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(names.split(' ')));
  },
);

test('a history has calls, appointments and WhatsApp messages', () => {
  const types = HistoryItem.options.map(({ shape }) => shape.type.value);
  expect(types).toEqual(['call', 'appointment', 'whatsupMessage']);
});

test('new rows start with the defaults of the specification', () => {
  expect(defaults).toMatchObject({
    organization: { country: { code: 'il' } },
    channel: { type: 'phone' },
    bot: { botType: 'voice', repType: 'sales', personalityType: 'Professional' },
    session: { active: true },
    contact: { status: 'new' },
    appointment: { status: 'scheduled' },
  });
  const hebrew = /^[\p{Script=Hebrew}\p{P}\s]+$/u;
  expect([defaults.bot.name, defaults.bot.openingMessage]).toEqual([
    expect.stringMatching(hebrew),
    expect.stringMatching(hebrew),
  ]);
});

test('lists of values are those of the specification', () => {
  expect(values.representativeTypes).toEqual(['support', 'technical', 'sales']);
  expect(personalityTypes).toEqual(['Professional', 'Friendly', 'Daily']);
  expect(values.contactStatuses).toEqual(['new', 'contacted', 'converted', 'irrelevant', 'postponed']);
  expect(values.chosenAppointmentStatuses).toEqual(['scheduled', 'completed', 'cancelled']);
  expect(countryCodes.length).toBeGreaterThan(239);
});

test('initCard doesn’t take a body', () => {
  expect(initCard).not.toHaveProperty('body');
});

test('an appointment needs a title, a start, an end and a contact name, and nothing else', () => {
  const [startTime, endTime] = ['2031-02-04T08:00:00Z', '2031-02-04T09:00:00Z'];
  const least: Record<string, string> = { title: 'Tasting', startTime, endTime, contact_name: 'Ada' };
  expect(AppointmentFields.safeParse(least).success).toBe(true);
  for (const name of Object.keys(least)) {
    expect(AppointmentFields.safeParse({ ...least, [name]: undefined }).success, name).toBe(false);
  }
});
