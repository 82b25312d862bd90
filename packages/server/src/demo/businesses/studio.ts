import type { Business, RecordedCall } from '../business.ts';
import { bakery } from './bakery.ts';

const studioCalls: readonly RecordedCall[] = [
  {
    name: 'studio-lesson',
    callers: ['Lior Avraham'],
    summary: '{caller} booked a first lesson, on Monday of next week at 18:30. Careful with the lower back.',
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
      title: 'Pilates: a first lesson',
      description: 'Careful with the lower back.',
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
    working_hours_and_days: 'Sunday to Thursday 07:00-21:00, Friday 07:00-13:00',
    pricing: 'First lesson 60 NIS, ten lessons 750 NIS',
    features: 'Pilates on mats and machines, groups of six, private lessons',
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
        product_features: 'A first lesson can be booked without paying ahead.',
        opening_message: 'Kinneret Pilates, Gali speaking. Shall we find you a lesson?',
        closing_message: 'See you on the mat!',
        goals: 'Book a first lesson.',
      },
    },
  ],
  week: [4, 4, 3, 3, 3, 1.5, 0.3],
  hours: { from: 420, to: 1240, friday: 780 },
  firstNames: bakery.firstNames,
  lastNames: bakery.lastNames,
  items: ['a first lesson', 'a private lesson', 'a lesson on the reformer', 'a lesson after giving birth'],
  weekdays: bakery.weekdays,
  scenarios: [
    {
      summary: '{caller} booked {item} on {day} at {time}.',
      weight: 2,
      lines: [
        ['r', 'Kinneret Pilates, Gali speaking. Shall we find you a lesson?'],
        ['c', 'Yes, I would like {item}, if possible on {day}.'],
        ['r', 'There is room on {day} at {time}. Is there an injury we should know about?'],
        ['c', 'My lower back, sometimes.'],
        ['r', 'Thank you, the teacher will know. I wrote down {caller}. See you on the mat!'],
      ],
      appointment: { title: 'Pilates: {item}', description: 'Careful with the lower back.', minutes: 60 },
    },
    {
      summary: '{caller} asked for the prices and wants to think about it.',
      lines: [
        ['r', 'Kinneret Pilates, Gali speaking. Shall we find you a lesson?'],
        ['c', 'How much are ten lessons?'],
        ['r', 'Seven hundred and fifty shekels, and they are good for four months.'],
        ['c', 'Let me think about it.'],
      ],
    },
  ],
  recorded: studioCalls,
  missed: bakery.missed,
  failed: bakery.failed,
  ongoing: [['r', 'Kinneret Pilates, Gali speaking. Shall we find you a lesson?']],
  sources: ['Phone', 'Website', 'Friend'],
  notes: ['Lower back.', 'Wants the early group.'],
  qna: [
    ['What should I bring?', 'Comfortable clothes, socks with grip and water. We have mats.'],
    ['May I cancel a lesson?', 'Up to twelve hours before, without losing it.'],
  ],
  integrations: ['google_calendar'],
};
