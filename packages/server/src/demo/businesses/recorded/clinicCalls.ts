import type { RecordedCall } from '../../business.ts';

/*
 * The synthesizer doesn't know the vowels of unpointed Hebrew, so each line also has its pronunciation in Latin
 * letters. The last vowel of a word is stressed unless another one has an accent, and ' is a glottal stop.
 */
const greeting = [
  'r',
  'שלום, מרפאת שיניים כרמל. מדבר נועם, הנציג הקולי. איך אפשר לעזור?',
  "shalom, mirpe'at shináyim karmel. medaber nó'am, hanatsig hakoli. eikh efshar la'azor?",
] as const;

export const clinicCalls: readonly RecordedCall[] = [
  {
    name: 'clinic-cleaning',
    callers: ['רונית לוי'],
    summary: 'נקבע תור עבור {caller}: ניקוי אבנית, ביום שלישי בשבוע הבא בשעה 10:30.',
    lines: [
      greeting,
      [
        'c',
        'שלום נועם. אני רוצה לקבוע תור לניקוי אבנית.',
        "shalom nó'am. ani rotsa likbó'a tór lenikuy avanit.",
      ],
      ['r', 'בשמחה. יש כאב או רגישות עכשיו?', "besimkha. yésh ke'ev o regishut akhshav?"],
      [
        'c',
        'לא, הכול בסדר. פשוט עברה שנה מהפעם הקודמת.',
        "ló, hakol beséder. pashut avra shana mehapá'am hakodémet.",
      ],
      [
        'r',
        'מצוין. יש מקום פנוי בשבוע הבא, ביום שלישי בעשר וחצי. זה מתאים?',
        "metsuyan. yésh makom panuy, bashavú'a haba, beyom shlishi be'éser vakhétsi. ze mat'im?",
      ],
      ['c', 'כן, מתאים. כמה זה עולה?', "kén, mat'im. káma ze ole?"],
      ['r', 'מאתיים ושמונים שקלים. על איזה שם לרשום?', 'matáyim ushmonim shkalim. al éyze shém lirshom?'],
      ['c', 'רונית לוי.', 'ronit levi.'],
      [
        'r',
        'תודה, רונית. ניקוי אבנית, ביום שלישי בשבוע הבא, בעשר וחצי. נשלח אישור בהודעה.',
        "toda, ronit. nikuy avanit, beyom shlishi bashavú'a haba, be'éser vakhétsi. nishlakh ishur behoda'a.",
      ],
      ['c', 'תודה רבה, להתראות.', "toda raba, lehitra'ot."],
    ],
    appointment: {
      title: 'ניקוי אבנית',
      description: '280 ש״ח. בלי כאב או רגישות.',
      weekday: 2,
      from: 630,
      minutes: 45,
    },
  },
  {
    name: 'clinic-prices',
    callers: ['מירב פרץ', 'אורנה שפירא', 'סיגל ברק'],
    summary: '{caller}: שאלה על מחיר של סתימה ושל בדיקה ועל השתתפות קופת החולים.',
    lines: [
      greeting,
      ['c', 'שלום, רציתי לדעת כמה עולה סתימה.', "shalom, ratsíti ladá'at káma ola stima."],
      [
        'r',
        'סתימה עולה משלוש מאות וחמישים שקלים. את המחיר המדויק קובעים אחרי בדיקה.',
        "stima ola mishlosh me'ot vakhamishim shkalim. et hamekhir hameduyak kov'im akharey bdika.",
      ],
      ['c', 'וכמה עולה הבדיקה?', 'vekháma ola habdika?'],
      ['r', 'בדיקה וצילום עולים מאה ושמונים שקלים.', "bdika vetsilum olim me'a ushmonim shkalim."],
      ['c', 'ויש השתתפות של קופת החולים?', 'veyesh hishtatfut shel kupat hakholim?'],
      [
        'r',
        'כן, יש לנו הסדר עם כל הקופות, בביטוח המשלים. כדאי להביא את הכרטיס.',
        'kén, yesh lánu hesder im kól hakupot, babitúakh hamashlim. keday lehavi et hakartis.',
      ],
      ['c', 'מצוין, אני אחשוב על זה. תודה.', 'metsuyan, ani ekhshov al zé. toda.'],
      ['r', 'בשמחה. בריאות שלמה!', "besimkha. bri'ut shlema!"],
    ],
  },
];
