import { countedInArabic, type Dictionary } from '../../locale/index.ts';
import type { useStrings } from './LineChart.strings.ts';

/** Not reviewed by a native speaker. */
export const arabic: Dictionary<typeof useStrings> = (locale) => ({
  showTable: 'عرض كجدول',
  showChart: 'عرض كمخطط',
  download: 'تنزيل بصيغة CSV',
  earlier: 'تواريخ أقدم',
  later: 'تواريخ أحدث',
  explore: (unit) => ({ day: 'استعراض الأيام', week: 'استعراض الأسابيع', month: 'استعراض الأشهر' })[unit],
  date: (unit) => ({ day: 'التاريخ', week: 'الأسبوع', month: 'الشهر' })[unit],
  total: 'المجموع',
  highest: 'الأعلى',
  lowest: 'الأدنى',
  noData: 'لا بيانات',
  empty: 'لا توجد بيانات متاحة',
  loading: 'جارٍ التحميل',
  failed: 'تعذّر تحميل هذا المخطط',
  refreshFailed: 'فشل التحديث الأخير.',
  retry: 'إعادة المحاولة',
  news: (title) => `${title}: بيانات جديدة`,
  weekOf: (date) => `أسبوع ${date}`,
  reading: (date, words) => (words === null ? date : `${date}: ${words}`),
  comparison: (direction, amount, count, _number, unit) => {
    const time = `الفترة السابقة (${countedInArabic(locale, count, units[unit])})`;
    return direction === 'same' ? `مثل ${time}` : `${amount} ${directions[direction]} من ${time}`;
  },
  change: (direction, amount, unit, name) => {
    const before = unit === 'week' ? 'الأسبوع السابق' : name;
    return direction === 'same' ? `مثل ${before}` : `${amount} ${directions[direction]} من ${before}`;
  },
  average: (value, unit) =>
    `المتوسط ${value} ${{ day: 'في اليوم', week: 'في الأسبوع', month: 'في الشهر' }[unit]}`,
  extremes: (highest, highestDate, lowest, lowestDate) =>
    `الأعلى ${highest} (${highestDate})، الأدنى ${lowest} (${lowestDate})`,
  trend: (trend) => `الاتجاه: ${{ rising: 'صاعد', falling: 'هابط', steady: 'مستقر' }[trend]}`,
  coverage: (coverage) => coverages[coverage],
  partial: (dates) => `بيانات جزئية دون مقارنة: ${dates}`,
  missing: (count, _number, unit) => `لا بيانات لـ: ${countedInArabic(locale, count, units[unit])}`,
});

const units = {
  day: { one: 'يوم واحد', two: 'يومان', few: 'أيام', many: 'يومًا', other: 'يوم' },
  week: { one: 'أسبوع واحد', two: 'أسبوعان', few: 'أسابيع', many: 'أسبوعًا', other: 'أسبوع' },
  month: { one: 'شهر واحد', two: 'شهران', few: 'أشهر', many: 'شهرًا', other: 'شهر' },
};

const coverages = { 'so-far': 'حتى الآن', incomplete: 'جزئي' };

const directions = { more: 'أكثر', fewer: 'أقل', less: 'أقل' };
