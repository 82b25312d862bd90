import type { Business, RecordedCall } from '../business.ts';
import { bakery } from './bakery.ts';

const studioCalls: readonly RecordedCall[] = [
  {
    name: 'studio-lesson',
    callers: ['Lior Avraham'],
    summary: '{caller} booked a first class for Monday of next week at 18:30. Lower-back sensitivity.',
    lines: [
      ['r', 'Kinneret Pilates, Gali speaking. Shall we find you a lesson?'],
      ['c', 'Yes, please. I have never done pilates. What does a first lesson cost?'],
      ['r', 'Sixty shekels, and you do not pay ahead. Do you have an injury that we should know about?'],
      ['c', 'My lower back hurts sometimes.'],
      [
        'r',
        'Thank you, I will tell the teacher. There is room next week, on Monday at half past six in the evening.',
      ],
      ['c', 'Monday is good. What should I bring?'],
      ['r', 'Comfortable clothes, socks with grip and water. We have mats. What is your name?'],
      ['c', 'Lior Avraham.'],
      ['r', 'See you on Monday at half past six, Lior.'],
    ],
    appointment: {
      title: 'Pilates: first class',
      description: 'Lower-back sensitivity.',
      weekday: 1,
      from: 1110,
      minutes: 60,
    },
  },
];

export const studio: Business = {
  key: 'studio',
  language: 'en',
  owner: 'daniel',
  team: [],
  profile: {
    name: 'Kinneret Pilates',
    pronounciation_name: 'KEE-neh-ret',
    address: '12 HaYarden Street, Tiberias',
    official_phone: '0467210558',
    industry: 'Fitness',
    working_hours_and_days: 'Sunday to Thursday 07:00–21:00, Friday 07:00–13:00',
    pricing: 'First class 60 NIS, ten classes 750 NIS',
    features: 'Mat and reformer Pilates, groups of six, private sessions',
  },
  channels: [
    {
      key: 'desk',
      name: 'Front desk',
      type: 'phone',
      phone: '0745540195',
      active: true,
      approval: false,
      share: 1,
      bot: {
        name: 'Gali',
        rep_type: 'sales',
        personality_type: 'Friendly',
        creativity_scale: 0.5,
        product_features: 'First classes can be booked without prepayment.',
        opening_message: 'Kinneret Pilates, Gali speaking. Shall we find you a class?',
        closing_message: 'See you on the mat!',
        goals: 'Book a first class.',
      },
    },
  ],
  week: [4, 4, 3, 3, 3, 1.5, 0.3],
  hours: { from: 420, to: 1240, friday: 780 },
  firstNames: bakery.firstNames,
  lastNames: bakery.lastNames,
  items: ['a first class', 'a private session', 'a reformer class', 'a postnatal class'],
  weekdays: bakery.weekdays,
  scenarios: [
    {
      summary: '{caller} booked {item} on {day} at {time}.',
      weight: 2,
      lines: [
        ['r', 'Kinneret Pilates, Gali speaking. Shall we find you a class?'],
        ['c', 'Yes, I’d like {item}, on {day} if possible.'],
        ['r', 'We have a spot on {day} at {time}. Do you have any injuries we should know about?'],
        ['c', 'My lower back, sometimes.'],
        ['r', 'Thank you, I’ll tell the instructor. I’ve put {caller} down. See you on the mat!'],
      ],
      appointment: { title: 'Pilates: {item}', description: 'Lower-back sensitivity.', minutes: 60 },
    },
    {
      summary: '{caller} asked about prices and wants to think about it.',
      lines: [
        ['r', 'Kinneret Pilates, Gali speaking. Shall we find you a class?'],
        ['c', 'How much are ten classes?'],
        ['r', 'Seven hundred and fifty shekels, and they’re valid for four months.'],
        ['c', 'Let me think about it.'],
      ],
    },
  ],
  recorded: studioCalls,
  missed: bakery.missed,
  failed: bakery.failed,
  ongoing: [['r', 'Kinneret Pilates, Gali speaking. Shall we find you a class?']],
  sources: ['Phone', 'Website', 'Referral'],
  notes: ['Lower back.', 'Wants the early class.'],
  qna: [
    ['What should I bring?', 'Comfortable clothes, socks with grip and water. We have mats.'],
    ['Can I cancel a class?', 'Yes, up to twelve hours before, at no charge.'],
  ],
  integrations: ['google_calendar'],
};
