import { expect, test } from 'vitest';
import { alike, inBoth } from './alike.ts';
import { type Known, type Need, readinessOf } from './readiness.ts';

const organization = {
  id: 'o1',
  name: 'Levinsky Bakery',
  pronounciation_name: 'Levinsky',
  address: '1 Levinsky Street',
  workingHoursAndDays: 'Sunday to Friday',
  pricing: 'Bread 20',
  hasPaymentMethod: true,
};
const channel = {
  id: 'c1',
  name: 'Main Line',
  phoneNumber: { id: 'p1' },
  bot: { openingMessage: 'Hello, this is levinsky  bakery!', closingMessage: 'Goodbye' },
};
const topics = [
  'bread',
  'cakes',
  'delivery',
  'parking',
  'wifi',
  'allergies',
  'gifts',
  'orders',
  'jobs',
  'kosher',
];
const questions = topics.map((topic, index) => ({ id: index + 1, question: `${topic}?` }));
const ready: Known = { organization, channels: [channel], questions, lacksCalendar: false };

const lacking = (known: Partial<Known>) =>
  readinessOf({ ...ready, ...known }).filter(({ state }) => state !== 'done');

test('a business with everything lacks nothing', () => {
  expect(lacking({})).toEqual([]);
});

test.each<[Need, Partial<Known>, string]>([
  [
    'hours',
    { organization: { ...organization, workingHoursAndDays: ' ' } },
    '/organization/o1#workingHoursAndDays',
  ],
  ['prices', { organization: { ...organization, pricing: '' } }, '/organization/o1#pricing'],
  ['address', { organization: { ...organization, address: '' } }, '/organization/o1#address'],
  [
    'pronunciation',
    { organization: { ...organization, pronounciation_name: '' } },
    '/organization/o1#pronounciation_name',
  ],
  [
    'opening',
    { channels: [{ ...channel, bot: { openingMessage: 'Hello!', closingMessage: 'Goodbye' } }] },
    '/organization/o1/channels/c1#bot.openingMessage',
  ],
  [
    'closing',
    { channels: [{ ...channel, bot: { openingMessage: 'Levinsky Bakery', closingMessage: '' } }] },
    '/organization/o1/channels/c1#bot.closingMessage',
  ],
  ['questions', { questions: questions.slice(1) }, '/organization/o1/qna#add-question'],
  [
    'duplicates',
    { questions: [...questions, { id: 20, question: 'Delivery??' }] },
    '/organization/o1/qna?q=delivery%3F#edit-question-20',
  ],
  ['number', { channels: [{ ...channel, phoneNumber: null }] }, '/organization/o1/channels/c1#phoneNumber'],
  ['payment', { organization: { ...organization, hasPaymentMethod: false } }, '/settings#add-card'],
  ['calendar', { lacksCalendar: true }, '/organization/o1/integrations?connect=google_calendar'],
])('what is missing (%s) has a link to the field', (need, known, href) => {
  expect(lacking(known)).toMatchObject([{ need, state: 'missing', href }]);
});

test('with several channels, the link leads to the first one that lacks it', () => {
  const other = { ...channel, id: 'c2', name: 'Evenings', bot: null, phoneNumber: null };
  const items = lacking({ channels: [channel, other] });
  expect(items.map(({ need }) => need)).toEqual(['opening', 'closing', 'number']);
  for (const { href, channels } of items) {
    expect(href).toContain('/channels/c2#');
    expect(channels).toEqual([{ id: 'c2', name: 'Evenings' }]);
  }
});

test('without a channel, its needs lead to the page that adds one, and can’t be declared done', () => {
  const items = lacking({ channels: [] });
  expect(items.map(({ need }) => need)).toEqual(['opening', 'closing', 'number']);
  for (const item of items)
    expect(item).toMatchObject({ href: '/organization/o1/channel', canBeMarked: false });
});

test('what couldn’t be loaded is unknown, neither done nor missing', () => {
  const items = lacking({ questions: undefined, lacksCalendar: undefined });
  expect(items.map(({ need, state }) => `${need} ${state}`)).toEqual([
    'questions unknown',
    'duplicates unknown',
    'calendar unknown',
  ]);
});

test.each([
  ['Are you open on Friday?', 'are you open on fridays'],
  ['האם יש משלוחים ביום שישי?', 'יש משלוחים ביום שישי'],
  ['Работаете ли вы в субботу?', 'Вы работаете в субботу?'],
])('“%s” and “%s” look alike', (one, other) => {
  const twins = alike([
    { id: 1, question: one },
    { id: 2, question: 'Something else entirely' },
    { id: 3, question: other },
  ]);
  expect(twins?.map(({ id }) => id)).toEqual([1, 3]);
});

test('a search for what both questions have in common finds both', () => {
  expect(inBoth('Are you open on FRIDAY?', 'When are you open on fridays')).toBe('are you open on friday');
  expect(inBoth('abc', 'xyz')).toBe('');
});

test.each([
  ['Do you deliver?', 'Where can I park?'],
  ['כמה עולה חלה?', 'איפה אפשר לחנות?'],
  ['Есть ли доставка?', 'Сколько стоит торт?'],
  ['', '?'],
])('“%s” and “%s” don’t', (one, other) => {
  expect(
    alike([
      { id: 1, question: one },
      { id: 2, question: other },
    ]),
  ).toBeUndefined();
});
