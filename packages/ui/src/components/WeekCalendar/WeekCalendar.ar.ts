import { countedInArabic, type Dictionary } from '../../locale/index.ts';
import type { useStrings } from './WeekCalendar.strings.ts';

/** Not reviewed by a native speaker. */
export const arabic: Dictionary<typeof useStrings> = (locale) => ({
  join: (parts) => parts.join('، '),
  sentences: (parts) => parts.join('. '),
  week: 'أسبوع',
  list: 'قائمة',
  view: 'العرض',
  allDay: 'طوال اليوم',
  time: 'الوقت',
  loading: 'جارٍ التحميل',
  failed: (label) => `تعذّر التحميل: ${label}`,
  retry: 'إعادة المحاولة',
  free: 'متاح',
  now: 'الآن',
  skipped: 'وقت لا وجود له بسبب تغيير الساعة',
  zone: (name, offset) => `الأوقات حسب ${name} (${offset})`,
  clockChange: (isForward, date, time) => `${isForward ? 'تُقدَّم' : 'تُؤخَّر'} الساعة يوم ${date} عند ${time}`,
  events: (count) => events(locale, count),
  allDayEvents: (count) => `${events(locale, count)} طوال اليوم`,
  noAllDayEvents: 'لا أحداث طوال اليوم',
  more: (count) => `المزيد: ${events(locale, count)}`,
  before: (count, _number, time) => `${events(locale, count)} قبل ${time}`,
  after: (count, _number, time) => `${events(locale, count)} بعد ${time}`,
  noEvents: 'لا أحداث هذا الأسبوع',
  cancelled: 'ملغى',
  place: (position, total) => `الحدث ${position} من ${total}`,
  overlaps: (count) => `يتداخل مع: ${events(locale, count)}`,
  add: 'إضافة',
  addOn: (date) => `إضافة يوم ${date}`,
  days: 'أيام الأسبوع',
  none: 'لا أحداث',
  until: (time) => `حتى ${time}`,
});

const events = (locale: string, count: number) =>
  countedInArabic(locale, count, { one: 'حدث واحد', two: 'حدثان', few: 'أحداث', many: 'حدثًا', other: 'حدث' });
