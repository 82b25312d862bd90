import type { WeekEvent } from './events.ts';

/** Tuesday 17 November 2026, 11:20 in Israel: the moment of the samples. */
export const sampleNow = '2026-11-17T11:20:00+02:00';
export const sampleZone = 'Asia/Jerusalem';
export const sampleDate = '2026-11-17';

type Tone = NonNullable<WeekEvent['tone']>;
type Row = readonly [day: number, from: string, until: string, title: string, detail: string, tone?: Tone];

const english: readonly Row[] = [
  [15, '08:30', '09:30', 'Cleaning', 'Ruth Azoulay', 'neutral'],
  [15, '10:00', '11:30', 'Crown fitting', 'Amir Haddad', 'neutral'],
  [15, '13:00', '13:30', 'X-ray', 'Noa', 'neutral'],
  [15, '16:00', '17:00', 'Check-up', 'Irina Volkova', 'cancelled'],
  [16, '08:00', '09:00', 'Check-up', 'Dana Mizrahi', 'neutral'],
  [16, '09:30', '11:00', 'Root canal', 'Yossi Peretz', 'neutral'],
  [16, '12:00', '13:00', 'Whitening', 'Anna Weiss', 'neutral'],
  [16, '12:30', '13:30', 'Emergency', 'Eli Katz', 'neutral'],
  [16, '17:00', '18:30', 'Implant follow-up', 'Sergei M.', 'neutral'],
  [17, '08:30', '09:30', 'Filling', 'Lior Ben-David', 'neutral'],
  [17, '10:30', '11:30', 'Cleaning', 'Olga Marchenko', 'cancelled'],
  [17, '10:30', '12:00', 'Filling', 'Daniel Cohen'],
  [17, '12:30', '13:00', 'Retainer', 'Noa'],
  [17, '15:00', '17:00', 'Orthodontics', 'Shira Golan'],
  [18, '07:00', '08:00', 'Surgery prep', 'Moshe Levy'],
  [18, '09:00', '10:00', 'Check-up', 'Tamar Ben-Ami'],
  [18, '09:00', '10:30', 'Cleaning', 'Ilan Ravid'],
  [18, '09:30', '11:00', 'Consultation', 'Maya Levin', 'warning'],
  [18, '14:00', '15:00', 'Filling', 'Gal Stern'],
  [18, '20:30', '21:30', 'Emergency', 'Levinsky Bakery'],
  [19, '08:00', '09:30', 'Crown prep', 'Avi Dahan'],
  [19, '11:00', '12:00', 'Check-up', 'Ruth Azoulay'],
  [19, '16:00', '17:00', 'Cleaning', 'Olga Marchenko'],
  [19, '18:00', '19:30', 'Whitening', 'Anna Weiss', 'warning'],
  [20, '08:00', '09:00', 'Cleaning', 'Noam Shalev'],
  [20, '09:30', '11:00', 'Implant', 'Hila Bar'],
];

const hebrew = [
  ['ניקוי', 'רות אזולאי'],
  ['התאמת כתר', 'אמיר חדאד'],
  ['צילום', 'נועה'],
  ['בדיקה', 'אירינה וולקובה'],
  ['בדיקה', 'דנה מזרחי'],
  ['טיפול שורש', 'יוסי פרץ'],
  ['ייעוץ הלבנה', 'אנה וייס'],
  ['חירום', 'אלי כץ'],
  ['מעקב שתל', 'סרגיי מ׳'],
  ['סתימה', 'ליאור בן־דוד'],
  ['ניקוי', 'אולגה מרצ׳נקו'],
  ['סתימה', 'דניאל כהן'],
  ['קיבוע', 'נועה'],
  ['יישור שיניים', 'שירה גולן'],
  ['הכנה לניתוח', 'משה לוי'],
  ['בדיקה', 'תמר בן־עמי'],
  ['ניקוי', 'אילן רביד'],
  ['ייעוץ', 'מאיה לוין'],
  ['סתימה', 'גל שטרן'],
  ['חירום', 'מאפיית לוינסקי'],
  ['הכנת כתר', 'אבי דהן'],
  ['בדיקה', 'רות אזולאי'],
  ['ניקוי', 'אולגה מרצ׳נקו'],
  ['הלבנה', 'אנה וייס'],
  ['ניקוי', 'נועם שלו'],
  ['שתל', 'הילה בר'],
] as const;

const states = {
  en: { neutral: 'completed', warning: 'waiting for approval', cancelled: 'cancelled', accent: undefined },
  he: { neutral: 'הושלם', warning: 'ממתין לאישור', cancelled: 'בוטל', accent: undefined },
  ru: { neutral: 'завершено', warning: 'ждёт подтверждения', cancelled: 'отменено', accent: undefined },
};

const russian: Record<string, string> = {
  Cleaning: 'Чистка',
  'Check-up': 'Осмотр',
  Filling: 'Пломба',
  Whitening: 'Отбеливание',
};

/** The week of the pictures. */
export function clinicWeek(language: keyof typeof states = 'en'): WeekEvent[] {
  return english.map(([day, from, until, title, detail, tone = 'accent'], index) => {
    const [inHebrew, withHebrew] = hebrew[index] ?? [title, detail];
    return {
      id: `a${index + 1}`,
      title: language === 'he' ? inHebrew : language === 'ru' ? (russian[title] ?? title) : title,
      detail: language === 'he' ? withHebrew : detail,
      start: `2026-11-${day}T${from}`,
      end: `2026-11-${day}T${until}`,
      tone,
      status: states[language][tone],
    };
  });
}

/** One of the week, and how many there are beside it at the same time. */
export const crowdOf = (count: number): WeekEvent[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `c${index + 1}`,
    title: `Call ${index + 1}`,
    detail: 'Noa',
    start: `2026-11-18T${index % 2 ? '10:30' : '10:00'}`,
    end: `2026-11-18T${index % 3 ? '11:00' : '12:00'}`,
  }));
