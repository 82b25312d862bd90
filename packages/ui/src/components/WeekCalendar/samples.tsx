import type { ReactNode } from 'react';
import { regionalLocale } from '../../locale/index.ts';
import { Badge } from '../Badge/index.ts';
import { UIProvider } from '../UIProvider/index.ts';
import { dayOf, momentIn, momentText, type WeekCalendarView, weekOf } from './dates.ts';
import { layOutWeek, type WeekEvent, type WeekGroup } from './events.ts';
import { type DayOff, labelsOf } from './labels.ts';
import { useStrings } from './WeekCalendar.strings.ts';

/** The current moment of the samples: Tuesday 17 November 2026, 11:20 in Israel. */
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

/** The week of the screenshots. */
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

/** The rooms of a booking calendar. */
export const rooms = (language: 'en' | 'he' = 'en'): WeekGroup[] => {
  const labels = {
    en: ['Garden Room', 'Library', 'Studio', 'Hall'],
    he: ['חדר הגן', 'ספרייה', 'סטודיו', 'אולם'],
  };
  const colors = ['series1', 'series2', 'series3', 'light-dark(#7b2cbf, #d0a2f7)'];
  return labels[language].map((label, index) => ({
    id: `room-${index + 1}`,
    label,
    color: colors[index] ?? '',
  }));
};

const booked: readonly (readonly [
  moment: string,
  hours: number,
  title: number,
  room: number,
  tone?: Tone,
])[] = [
  ['15T09:00', 2, 0, 1],
  ['15T10:00', 1, 1, 2],
  ['15T14:00', 3, 2, 3],
  ['16T08:00', 1, 3, 4],
  ['16T09:00', 1.5, 0, 1],
  ['16T09:00', 2, 2, 3],
  ['16T15:00', 1, 1, 2, 'cancelled'],
  ['17T09:00', 2, 1, 1],
  ['17T09:30', 1, 3, 2],
  ['17T10:00', 3, 2, 3],
  ['17T10:30', 1, 0, 4, 'warning'],
  ['17T14:00', 2, 1, 4],
  ['17T16:30', 0.5, 3, 1],
  ['18T08:30', 4, 2, 4],
  ['18T13:00', 1, 0, 2],
  ['18T13:00', 2, 3, 3],
  ['19T09:00', 3, 1, 1],
  ['19T11:00', 1, 0, 3],
  ['19T15:00', 2, 2, 2],
  ['20T09:00', 2, 3, 1],
  ['21T19:00', 1, 1, 3],
];

const purposes = {
  en: ['Interview', 'Team meeting', 'Recording', 'Lesson'],
  he: ['ריאיון', 'ישיבת צוות', 'הקלטה', 'שיעור'],
};

/** A week of bookings in four rooms. */
export const bookings = (language: 'en' | 'he' = 'en'): WeekEvent[] =>
  booked.map(([moment, hours, title, room, tone = 'accent'], index) => {
    const start = Date.parse(`2026-11-${moment}Z`);
    return {
      id: `b${index + 1}`,
      title: purposes[language][title] ?? '',
      start: `2026-11-${moment}`,
      end: new Date(start + hours * 3_600_000).toISOString().slice(0, 16),
      group: `room-${room}`,
      tone,
      status: states[language][tone],
    };
  });

/** A month of the clinic: some events that last several days, one over the end of a week, and a full day. */
export const clinicMonth = (language: 'en' | 'he' = 'en'): WeekEvent[] => {
  const titles = {
    en: ['Congress', 'Levinsky Bakery: fair', 'Night shift', 'Holiday of Dr. Levin', 'Inspection'],
    he: ['כנס', 'מאפיית לוינסקי: יריד', 'משמרת לילה', 'חופשה של ד״ר לוין', 'ביקורת'],
  }[language];
  const lasting = [
    ['2026-11-05', '2026-11-10'],
    ['2026-11-16', '2026-11-18'],
    ['2026-11-17T20:00', '2026-11-19T08:00', 'warning'],
    ['2026-11-24', '2026-12-03', 'neutral'],
    ['2026-11-11T09:00', '2026-11-11T10:00'],
  ] as const;
  const several = lasting.map(([start, end, tone], index) => ({
    id: `m${index + 1}`,
    title: titles[index] ?? '',
    start,
    end,
    tone,
    status: tone && states[language][tone],
  }));
  return [...clinicWeek(language), ...several];
};

/** Two days off. */
export const daysOff = (language: 'en' | 'he' = 'en'): DayOff[] => [
  { date: '2026-11-12', name: language === 'he' ? 'יום המרפאה' : 'Clinic day' },
  { date: '2026-11-18', name: language === 'he' ? 'יום בחירות' : 'Election Day' },
];

/** Events at the same time on one day. */
export const overlappingEvents = (count: number): WeekEvent[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `c${index + 1}`,
    title: `Call ${index + 1}`,
    detail: 'Noa',
    start: `2026-11-18T${index % 2 ? '10:30' : '10:00'}`,
    end: `2026-11-18T${index % 3 ? '11:00' : '12:00'}`,
  }));

/** An event of November 2026. */
export const at = (id: string, start: string, end: string, more: Partial<WeekEvent> = {}): WeekEvent => ({
  id,
  title: id,
  start: `2026-11-${start}`,
  end: `2026-11-${end}`,
  ...more,
});

const days = {
  en: { done: 'completed', off: 'cancelled', waits: 'waiting for approval' },
  he: { done: 'הושלם', off: 'בוטל', waits: 'ממתין לאישור' },
  ru: { done: 'завершено', off: 'отменено', waits: 'ожидает подтверждения' },
};

/** A week of a clinic with one event of each kind. */
export const clinicIn = (language: 'en' | 'he' | 'ru'): readonly WeekEvent[] => {
  const statuses = days[language];
  return [
    at('Check-up', '15T08:30', '15T09:30', { detail: 'Noa', tone: 'neutral', status: statuses.done }),
    at('Fair', '15', '17', { detail: 'Levinsky Bakery' }),
    at('Filling', '17T08:30', '17T09:30', { detail: 'Maya Levin', tone: 'neutral', status: statuses.done }),
    at('Cleaning', '17T10:30', '17T11:30', { detail: 'Noa', tone: 'cancelled', status: statuses.off }),
    at('Crown', '17T10:30', '17T12:00', { detail: 'Maya Levin' }),
    at('Retainer', '17T12:30', '17T13:00', { detail: 'נועה' }),
    at('Early call', '18T04:00', '18T04:30'),
    at('X-ray', '18T09:30', '18T10:30', { detail: 'Noa', tone: 'warning', status: statuses.waits }),
    at('Night watch', '19T22:00', '20T02:00'),
    at('Holiday', '20', '21'),
  ];
};

interface SampleProps {
  locale?: string;
  theme?: 'light' | 'dark';
  events?: readonly WeekEvent[];
  timeZone?: string;
  /** ISO 8601, with `Z`. */
  now?: string;
  /** The number of weeks after the current one. */
  weeks?: number;
  hourCycle?: 12 | 24;
  view?: WeekCalendarView;
  children: (given: ReturnType<typeof useSample>) => ReactNode;
}

/** Renders `children` with the props that the calendar passes to its parts, in a page in the given locale. */
export function WeekSample({ locale = 'en', theme = 'light', ...sample }: SampleProps) {
  const { language } = new Intl.Locale(locale);
  const dir = ['he', 'ar', 'fa'].includes(language) ? 'rtl' : 'ltr';
  return (
    <div lang={locale} dir={dir} data-theme={theme} style={{ background: 'var(--console-color-surface)' }}>
      <UIProvider locale={locale}>
        <Given {...sample} locale={locale} />
      </UIProvider>
    </div>
  );
}

function Given({ children, ...sample }: Omit<SampleProps, 'theme'>) {
  return children(useSample(sample));
}

function useSample({
  locale = 'en',
  events = clinicIn('en'),
  timeZone = 'Asia/Jerusalem',
  now = '2026-11-17T09:20:00Z',
  weeks = 0,
  hourCycle,
  view = 'week',
}: Omit<SampleProps, 'theme' | 'children'>) {
  const strings = useStrings();
  const instant = Date.parse(now);
  const today = dayOf(momentText(instant, timeZone));
  const options = { view, locale: regionalLocale(locale), timeZone, firstDayOfWeek: 'sun' } as const;
  const week = weekOf(today + weeks * 7, options);
  const labels = labelsOf(week, strings, hourCycle);
  const shared = { label: 'Appointments', weekLayout: layOutWeek(week, events), labels, instant, today };
  return {
    week,
    list: { ...shared, Badge, now: momentIn(week, instant), titleId: 'title', renderEvent: undefined },
  };
}
