// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings, isolate, number, plural } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'WeekCalendar',
  (locale) => ({
    week: 'Week',
    list: 'List',
    view: 'View',
    legend: 'Legend',
    period: 'Period',
    day: 'Day',
    workWeek: 'Work week',
    month: 'Month',
    grid: 'Grid',
    allDay: 'All day',
    time: 'Time',
    loading: 'loading',
    failed: (label: string) => `Couldn’t load ${isolate(label)}`,
    retry: 'Retry',
    free: 'free',
    now: 'now',
    skipped: 'skipped by the clock change',
    zone: ({ name, offset }: { name: string; offset: string }) => `${isolate(name)} (${isolate(offset)})`,
    clockChange: ({ isForward, date, time }: { isForward: boolean; date: string; time: string }) =>
      `The clock goes ${isForward ? 'forward' : 'back'} on ${isolate(date)} at ${isolate(time)}`,
    events: (count: number) =>
      `${number(locale, count)} ${plural('en', count, { one: 'event', other: 'events' })}`,
    allDayEvents: (count: number) =>
      `${number(locale, count)} all-day ${plural('en', count, { one: 'event', other: 'events' })}`,
    noAllDayEvents: 'no all-day events',
    more: (count: number) =>
      `${number(locale, count)} more ${plural('en', count, { one: 'event', other: 'events' })}`,
    before: ({ count, time }: { count: number; time: string }) =>
      `${number(locale, count)} ${plural('en', count, { one: 'event', other: 'events' })} before ${isolate(time)}`,
    after: ({ count, time }: { count: number; time: string }) =>
      `${number(locale, count)} ${plural('en', count, { one: 'event', other: 'events' })} after ${isolate(time)}`,
    noEvents: 'No events this week',
    cancelled: 'canceled',
    place: ({ position, total }: { position: number; total: number }) =>
      `event ${number(locale, position)} of ${number(locale, total)}`,
    overlaps: (count: number) =>
      `overlaps ${number(locale, count)} ${plural('en', count, { one: 'event', other: 'events' })}`,
    none: 'no events',
    times: ({ from, until }: { from: string; until: string }) => `${isolate(from)} to ${isolate(until)}`,
    dates: ({ from, until }: { from: string; until: string }) => `${isolate(from)} to ${isolate(until)}`,
    moments: ({ from, until }: { from: string; until: string }) => `${isolate(from)} to ${isolate(until)}`,
  }),
  {
    he: (locale) => ({
      week: 'שבוע',
      list: 'רשימה',
      view: 'תצוגה',
      legend: 'מקרא',
      period: 'תקופה',
      day: 'יום',
      workWeek: 'שבוע עבודה',
      month: 'חודש',
      grid: 'לוח',
      allDay: 'כל היום',
      time: 'שעה',
      loading: 'טוען',
      failed: (label) => `לא ניתן לטעון את: ${isolate(label, 'rtl')}`,
      retry: 'ניסיון נוסף',
      free: 'פנוי',
      now: 'עכשיו',
      skipped: 'שעה שאינה קיימת בגלל הזזת השעון',
      zone: ({ name, offset }) => `השעות לפי ${isolate(name, 'rtl')} (${isolate(offset, 'rtl')})`,
      clockChange: ({ isForward, date, time }) =>
        `השעון זז ${isForward ? 'קדימה' : 'אחורה'} ב${isolate(date, 'rtl')} בשעה ${isolate(time, 'rtl')}`,
      events: (count) =>
        plural('he', count, {
          one: 'אירוע אחד',
          two: 'שני אירועים',
          other: `${number(locale, count)} אירועים`,
        }),
      allDayEvents: (count) =>
        `${plural('he', count, { one: 'אירוע אחד', two: 'שני אירועים', other: `${number(locale, count)} אירועים` })} של יום שלם`,
      noAllDayEvents: 'אין אירועים של יום שלם',
      more: (count) =>
        `עוד ${plural('he', count, { one: 'אירוע אחד', two: 'שני אירועים', other: `${number(locale, count)} אירועים` })}`,
      before: ({ count, time }) =>
        `${plural('he', count, { one: 'אירוע אחד', two: 'שני אירועים', other: `${number(locale, count)} אירועים` })} לפני ${isolate(time, 'rtl')}`,
      after: ({ count, time }) =>
        `${plural('he', count, { one: 'אירוע אחד', two: 'שני אירועים', other: `${number(locale, count)} אירועים` })} אחרי ${isolate(time, 'rtl')}`,
      noEvents: 'אין אירועים השבוע',
      cancelled: 'בוטל',
      place: ({ position, total }) => `אירוע ${number(locale, position)} מתוך ${number(locale, total)}`,
      overlaps: (count) =>
        `חופף ${plural('he', count, { one: 'לאירוע אחד', two: 'לשני אירועים', other: `ל־${number(locale, count)} אירועים` })}`,
      none: 'אין אירועים',
      times: ({ from, until }) => `${isolate(from, 'rtl')} עד ${isolate(until, 'rtl')}`,
      dates: ({ from, until }) => `${isolate(from, 'rtl')} עד ${isolate(until, 'rtl')}`,
      moments: ({ from, until }) => `${isolate(from, 'rtl')} עד ${isolate(until, 'rtl')}`,
    }),
    ru: (locale) => ({
      week: 'Неделя',
      list: 'Список',
      view: 'Вид',
      legend: 'Условные обозначения',
      period: 'Период',
      day: 'День',
      workWeek: 'Рабочая неделя',
      month: 'Месяц',
      grid: 'Сетка',
      allDay: 'Весь день',
      time: 'Время',
      loading: 'загрузка',
      failed: (label) => `Не удалось загрузить: ${isolate(label)}`,
      retry: 'Повторить',
      free: 'свободно',
      now: 'сейчас',
      skipped: 'этого времени нет из-за перевода часов',
      zone: ({ name, offset }) => `Часовой пояс: ${isolate(name)} (${isolate(offset)})`,
      clockChange: ({ isForward, date, time }) =>
        `Часы переводятся ${isForward ? 'вперёд:' : 'назад:'} ${isolate(date)}, ${isolate(time)}`,
      events: (count) =>
        `${number(locale, count)} ${plural('ru', count, { one: 'событие', many: 'событий', other: 'события' })}`,
      allDayEvents: (count) =>
        `${number(locale, count)} ${plural('ru', count, { one: 'событие', many: 'событий', other: 'события' })} на весь день`,
      noAllDayEvents: 'нет событий на весь день',
      more: (count) =>
        `ещё ${number(locale, count)} ${plural('ru', count, { one: 'событие', many: 'событий', other: 'события' })}`,
      before: ({ count, time }) =>
        `${number(locale, count)} ${plural('ru', count, { one: 'событие', many: 'событий', other: 'события' })} до ${isolate(time)}`,
      after: ({ count, time }) =>
        `${number(locale, count)} ${plural('ru', count, { one: 'событие', many: 'событий', other: 'события' })} после ${isolate(time)}`,
      noEvents: 'На этой неделе нет событий',
      cancelled: 'отменено',
      place: ({ position, total }) => `событие ${number(locale, position)} из ${number(locale, total)}`,
      overlaps: (count) =>
        `пересекается с ${number(locale, count)} ${plural('ru', count, { one: 'событием', few: 'событиями', many: 'событиями', other: 'события' })}`,
      none: 'нет событий',
      times: ({ from, until }) => `с ${isolate(from)} до ${isolate(until)}`,
      dates: ({ from, until }) => `с ${isolate(from)} по ${isolate(until)}`,
      moments: ({ from, until }) => `начало: ${isolate(from)}, окончание: ${isolate(until)}`,
    }),
  },
);
