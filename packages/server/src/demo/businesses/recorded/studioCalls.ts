import type { RecordedCall } from '../../business.ts';

export const studioCalls: readonly RecordedCall[] = [
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
