import type { RecordedCall } from '../../business.ts';

const greeting = ['r', 'Levinsky Bakery, this is Ella. What can we bake for you?'] as const;

export const bakeryCalls: readonly RecordedCall[] = [
  {
    name: 'bakery-cake',
    callers: ['Itai Rosen'],
    summary:
      '{caller} ordered a chocolate cake for ten with “Happy birthday, Adi” on it, for Thursday of next week at 16:30.',
    lines: [
      greeting,
      ['c', 'Hi Ella. I would like to order a birthday cake for about ten people.'],
      ['r', 'How nice! For ten people it is two hundred and twenty shekels. Chocolate, lemon or carrot?'],
      ['c', 'Chocolate, please. Can you write something on it?'],
      ['r', 'Of course. What should it say?'],
      ['c', 'Happy birthday, Adi.'],
      ['r', 'Lovely. When will you come for it, and what is your name?'],
      ['c', 'Next week, on Thursday, at half past four. Itai Rosen.'],
      [
        'r',
        'Thank you, Itai. A chocolate cake for ten, on Thursday, at half past four. It will be at the counter.',
      ],
      ['c', 'Perfect. Thank you, bye.'],
    ],
    appointment: {
      title: 'Pickup: a birthday cake for ten',
      description: 'Chocolate, “Happy birthday, Adi”. 220 NIS, to be paid at the counter.',
      weekday: 4,
      from: 990,
      minutes: 30,
    },
  },
  {
    name: 'bakery-friday',
    callers: ['Omer Katz', 'Gil Dahan', 'Yonatan Harel'],
    summary: '{caller} asked about Friday opening hours, parking and nut-free bread.',
    lines: [
      greeting,
      ['c', 'Hello. Until when are you open on Friday?'],
      ['r', 'From six in the morning until three in the afternoon. The challah is usually sold out by noon.'],
      ['c', 'And is there somewhere to park?'],
      ['r', 'Yes, there is a car park at 8 Marmorek Street, three minutes on foot.'],
      ['c', 'Good. One more thing: my son is allergic to nuts. What can he eat?'],
      [
        'r',
        'The sourdough and the challah have no nuts in them, but we use nuts in the same kitchen, so there may be traces.',
      ],
      ['c', 'That is good to know. Thanks a lot.'],
      ['r', 'You are welcome. See you at the bakery!'],
    ],
  },
  {
    name: 'bakery-platters',
    callers: ['Amit Segal', 'Eitan Friedman'],
    summary:
      '{caller} asked for a quote for breakfast platters: thirty people, 720 NIS with delivery. Needs an invoice.',
    lines: [
      greeting,
      ['c', 'Hello. We need breakfast platters for our office, for thirty people. How much is that?'],
      [
        'r',
        'One platter feeds ten and costs two hundred and forty shekels. So it is three platters, seven hundred and twenty shekels.',
      ],
      ['c', 'Does that include the delivery?'],
      [
        'r',
        'Yes, in Tel Aviv it is free from two hundred and fifty shekels. We can be with you before nine.',
      ],
      ['c', 'Great. I also need an invoice for the company.'],
      ['r', 'No problem. May I send the offer to this number?'],
      ['c', 'Yes, please, on WhatsApp.'],
      ['r', 'You will have it today. Thank you for thinking of us.'],
    ],
  },
];
