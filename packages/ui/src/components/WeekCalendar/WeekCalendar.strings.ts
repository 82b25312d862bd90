import { defineStrings, plural } from '../../locale/index.ts';

/** The words that `Intl` does not know. Numbers come twice: to choose the form by, and as they are written. */
export const useStrings = defineStrings(
  'WeekCalendar',
  {
    /** Puts what is said one after another. */
    join: (parts: readonly string[]) => parts.join(', '),
    /** The same, with a longer pause. */
    sentences: (parts: readonly string[]) => parts.join('. '),
    week: 'Week',
    list: 'List',
    view: 'View',
    allDay: 'All day',
    time: 'Time',
    loading: 'loading',
    failed: (label: string) => `${label} could not be loaded`,
    retry: 'Retry',
    free: 'free',
    now: 'now',
    /** Said of a time that the clock leaves out on that day. */
    skipped: 'left out by the clock change',
    /** "Israel Time (GMT+2)". */
    zone: (name: string, offset: string) => `${name} (${offset})`,
    clockChange: (isForward: boolean, date: string, time: string) =>
      `The clock goes ${isForward ? 'forward' : 'back'} on ${date} at ${time}`,
    events: (count: number, number: string) =>
      `${number} ${plural('en', count, { one: 'event', other: 'events' })}`,
    allDayEvents: (count: number, number: string) =>
      `${number} ${plural('en', count, { one: 'all-day event', other: 'all-day events' })}`,
    noAllDayEvents: 'no all-day events',
    more: (count: number, number: string) =>
      `${number} more ${plural('en', count, { one: 'event', other: 'events' })}`,
    before: (count: number, number: string, time: string) =>
      `${number} ${plural('en', count, { one: 'event', other: 'events' })} before ${time}`,
    after: (count: number, number: string, time: string) =>
      `${number} ${plural('en', count, { one: 'event', other: 'events' })} after ${time}`,
    noEvents: 'No events this week',
    cancelled: 'cancelled',
    place: (position: string, total: string) => `event ${position} of ${total}`,
    overlaps: (count: number, number: string) =>
      `overlaps ${number} ${plural('en', count, { one: 'event', other: 'events' })}`,
    add: 'Add',
    /** The name of the button "Add" of a day in the list. */
    addOn: (date: string) => `Add on ${date}`,
    days: 'Days of the week',
    /** Said of a day. */
    none: 'no events',
    /** Of what began on the day before: "until 02:00". */
    until: (time: string) => `until ${time}`,
  },
  {
    he: {
      join: (parts) => parts.join(', '),
      sentences: (parts) => parts.join('. '),
      week: 'שבוע',
      list: 'רשימה',
      view: 'תצוגה',
      allDay: 'כל היום',
      time: 'שעה',
      loading: 'בטעינה',
      failed: (label) => `הטעינה נכשלה: ${label}`,
      retry: 'ניסיון נוסף',
      free: 'פנוי',
      now: 'עכשיו',
      skipped: 'שעה שאינה קיימת בגלל הזזת השעון',
      zone: (name, offset) => `השעות לפי ${name} (${offset})`,
      clockChange: (isForward, date, time) =>
        `השעון זז ${isForward ? 'קדימה' : 'אחורה'} ב${date} בשעה ${time}`,
      events: (count, number) => eventsInHebrew(count, number),
      allDayEvents: (count, number) =>
        count === 1 ? 'אירוע אחד ליום שלם' : `${eventsInHebrew(count, number)} ליום שלם`,
      noAllDayEvents: 'אין אירועים ליום שלם',
      more: (count, number) => (count === 1 ? 'עוד אירוע אחד' : `עוד ${eventsInHebrew(count, number)}`),
      before: (count, number, time) => `${eventsInHebrew(count, number)} לפני ${time}`,
      after: (count, number, time) => `${eventsInHebrew(count, number)} אחרי ${time}`,
      noEvents: 'אין אירועים השבוע',
      cancelled: 'בוטל',
      place: (position, total) => `אירוע ${position} מתוך ${total}`,
      overlaps: (count, number) =>
        count === 1 ? 'חופף לאירוע אחד' : `חופף ל${count === 2 ? 'שני' : `־${number}`} אירועים`,
      add: 'הוספה',
      addOn: (date) => `הוספה ב${date}`,
      days: 'ימי השבוע',
      none: 'אין אירועים',
      until: (time) => `עד ${time}`,
    },
    ru: {
      join: (parts) => parts.join(', '),
      sentences: (parts) => parts.join('. '),
      week: 'Неделя',
      list: 'Список',
      view: 'Вид',
      allDay: 'Весь день',
      time: 'Время',
      loading: 'загрузка',
      failed: (label) => `Не удалось загрузить: ${label}`,
      retry: 'Повторить',
      free: 'свободно',
      now: 'сейчас',
      skipped: 'этого времени нет из-за перевода часов',
      zone: (name, offset) => `Часовой пояс: ${name} (${offset})`,
      clockChange: (isForward, date, time) =>
        `Часы переводятся ${isForward ? 'вперёд' : 'назад'}: ${date}, ${time}`,
      events: (count, number) => `${number} ${eventsInRussian(count)}`,
      allDayEvents: (count, number) => `${number} ${eventsInRussian(count)} на весь день`,
      noAllDayEvents: 'нет событий на весь день',
      more: (count, number) => `ещё ${number} ${eventsInRussian(count)}`,
      before: (count, number, time) => `${number} ${eventsInRussian(count)} до ${time}`,
      after: (count, number, time) => `${number} ${eventsInRussian(count)} после ${time}`,
      noEvents: 'На этой неделе нет событий',
      cancelled: 'отменено',
      place: (position, total) => `событие ${position} из ${total}`,
      overlaps: (count, number) =>
        `пересекается с ${number} ${plural('ru', count, { one: 'событием', other: 'событиями' })}`,
      add: 'Добавить',
      addOn: (date) => `Добавить: ${date}`,
      days: 'Дни недели',
      none: 'нет событий',
      until: (time) => `до ${time}`,
    },
  },
);

/** The words of the calendar in the language of the page. */
export type WeekStrings = ReturnType<typeof useStrings>;

type SaidRange = (from: string, until: string) => string;

/** How a range is said. A dash is silent; languages that are not here keep the one of `Intl`. */
export const spokenRanges: Record<string, Record<'times' | 'dates' | 'moments', SaidRange>> = {
  en: everyRange((from, until) => `${from} to ${until}`),
  he: everyRange((from, until) => `${from} עד ${until}`),
  ar: everyRange((from, until) => `من ${from} إلى ${until}`),
  ru: {
    times: (from, until) => `с ${from} до ${until}`,
    dates: (from, until) => `с ${from} по ${until}`,
    moments: (from, until) => `начало: ${from}, окончание: ${until}`,
  },
};

function everyRange(said: SaidRange) {
  return { times: said, dates: said, moments: said };
}

function eventsInHebrew(count: number, number: string) {
  if (count === 1) return 'אירוע אחד';
  return `${count === 2 ? 'שני' : number} אירועים`;
}

function eventsInRussian(count: number) {
  return plural('ru', count, { one: 'событие', few: 'события', many: 'событий', other: 'события' });
}
