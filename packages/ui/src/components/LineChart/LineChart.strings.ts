import { defineStrings, plural } from '../../locale/index.ts';
import type { ChartCoverage, ChartUnit } from './model.ts';
import type { Comparison, Trend } from './summary.ts';

type Direction = Comparison['direction'];

export const useStrings = defineStrings(
  'LineChart',
  {
    showTable: 'Show as table',
    showChart: 'Show as chart',
    download: 'Download as CSV',
    earlier: 'Earlier dates',
    later: 'Later dates',
    explore: (unit: ChartUnit) => `Explore ${units.en[unit].other}`,
    date: (unit: ChartUnit) => ({ day: 'Date', week: 'Week', month: 'Month' })[unit],
    total: 'Total',
    highest: 'Highest',
    lowest: 'Lowest',
    noData: 'no data',
    empty: 'No data available',
    loading: 'Loading',
    failed: 'This chart could not be loaded',
    refreshFailed: 'The last refresh failed.',
    retry: 'Retry',
    /** Announced when points change while focus is in the chart. */
    news: (title: string) => `${title}: new data`,
    weekOf: (date: string) => `Week of ${date}`,
    /** A date and what can be said of it: "Thu 12 Nov, 3 more than Wednesday". */
    reading: (date: string, words: string | null) => (words === null ? date : `${date}, ${words}`),
    /** Against the time before: "12% more than the 30 days before". */
    comparison: (direction: Direction, amount: string, count: number, number: string, unit: ChartUnit) => {
      const time =
        count === 1 ? `the ${unit} before` : `the ${number} ${plural('en', count, units.en[unit])} before`;
      return direction === 'same' ? `same as ${time}` : `${amount} ${direction} than ${time}`;
    },
    /** Against the date before: "3 more than Wednesday". */
    change: (direction: Direction, amount: string, unit: ChartUnit, name: string) => {
      const before = unit === 'week' ? 'the week before' : name;
      return direction === 'same' ? `same as ${before}` : `${amount} ${direction} than ${before}`;
    },
    average: (value: string, unit: ChartUnit) => `Average ${value} a ${unit}`,
    extremes: (highest: string, highestDate: string, lowest: string, lowestDate: string, unit: ChartUnit) => {
      const when = { day: 'on', week: 'in the week of', month: 'in' }[unit];
      return `Highest ${highest} ${when} ${highestDate}, lowest ${lowest} ${when} ${lowestDate}`;
    },
    trend: (trend: Trend) => `Trend: ${trend}`,
    /** Said of a date that is counted in part only: "Nov 2026 (so far)", "55 calls, so far". */
    coverage: (coverage: ChartCoverage, _unit: ChartUnit): string =>
      ({ 'so-far': 'so far', incomplete: 'incomplete' })[coverage],
    partial: (dates: string) => `Incomplete, so not compared: ${dates}`,
    missing: (count: number, number: string, unit: ChartUnit) =>
      `No data for ${number} ${plural('en', count, units.en[unit])}`,
  },
  {
    he: {
      showTable: 'הצגה כטבלה',
      showChart: 'הצגה כתרשים',
      download: 'הורדה כקובץ CSV',
      earlier: 'תאריכים מוקדמים יותר',
      later: 'תאריכים מאוחרים יותר',
      explore: (unit) => ({ day: 'מעבר על הימים', week: 'מעבר על השבועות', month: 'מעבר על החודשים' })[unit],
      date: (unit) => ({ day: 'תאריך', week: 'שבוע', month: 'חודש' })[unit],
      total: 'סך הכול',
      highest: 'שיא',
      lowest: 'שפל',
      noData: 'אין נתונים',
      empty: 'אין נתונים זמינים',
      loading: 'בטעינה',
      failed: 'לא ניתן לטעון את התרשים',
      refreshFailed: 'הרענון האחרון נכשל.',
      retry: 'ניסיון נוסף',
      news: (title) => `${title}: נתונים חדשים`,
      reading: (date, words) => (words === null ? date : `${date}: ${words}`),
      weekOf: (date) => `השבוע של ${date}`,
      comparison: (direction, amount, count, number, unit) => {
        const { one, two, other } = beforeInHebrew[unit];
        const time = count === 1 ? one : count === 2 ? two : `־${number} ${other}`;
        return direction === 'same'
          ? `כמו ב${time.replace(/^ה/, '')}`
          : `${amount} ${moreInHebrew[direction]} מ${time}`;
      },
      change: (direction, amount, unit, name) => {
        if (direction === 'same') return `כמו ב${unit === 'week' ? 'שבוע הקודם' : name}`;
        return `${amount} ${moreInHebrew[direction]} מ${unit === 'week' ? 'השבוע הקודם' : name}`;
      },
      average: (value, unit) => `ממוצע ${value} ${{ day: 'ביום', week: 'בשבוע', month: 'בחודש' }[unit]}`,
      extremes: (highest, highestDate, lowest, lowestDate) =>
        `שיא ${highest} (${highestDate}), שפל ${lowest} (${lowestDate})`,
      trend: (trend) => `מגמה: ${{ rising: 'עלייה', falling: 'ירידה', steady: 'יציבה' }[trend]}`,
      coverage: (coverage) => coverageInHebrew[coverage],
      partial: (dates) => `נתונים חלקיים, ללא השוואה: ${dates}`,
      missing: (count, number, unit) => {
        const { one, two, other } = units.he[unit];
        return `אין נתונים ל${count === 1 ? one : count === 2 ? two : `־${number} ${other}`}`;
      },
    },
    ru: {
      showTable: 'Показать таблицей',
      showChart: 'Показать графиком',
      download: 'Скачать в CSV',
      earlier: 'Более ранние даты',
      later: 'Более поздние даты',
      explore: (unit) =>
        ({ day: 'Обзор по дням', week: 'Обзор по неделям', month: 'Обзор по месяцам' })[unit],
      date: (unit) => ({ day: 'Дата', week: 'Неделя', month: 'Месяц' })[unit],
      total: 'Всего',
      highest: 'Максимум',
      lowest: 'Минимум',
      noData: 'нет данных',
      empty: 'Нет данных',
      loading: 'Загрузка',
      failed: 'Не удалось загрузить график',
      refreshFailed: 'Не удалось обновить данные.',
      retry: 'Повторить',
      news: (title) => `${title}: новые данные`,
      reading: (date, words) => (words === null ? date : `${date}: ${words}`),
      weekOf: (date) => `Неделя с ${date}`,
      comparison: (direction, amount, count, number, unit) => {
        const former = plural('ru', count, {
          one: unit === 'week' ? 'предыдущую' : 'предыдущий',
          few: 'предыдущие',
          other: 'предыдущие',
        });
        const time =
          count === 1
            ? `${former} ${spanInRussian(unit, 1)}`
            : `${former} ${number} ${spanInRussian(unit, count)}`;
        return direction === 'same'
          ? `столько же, сколько за ${time}`
          : `на ${amount} ${moreInRussian[direction]}, чем за ${time}`;
      },
      change: (direction, amount, unit) => {
        const before = { day: 'накануне', week: 'неделей раньше', month: 'месяцем раньше' }[unit];
        return direction === 'same'
          ? `столько же, сколько ${before}`
          : `на ${amount} ${moreInRussian[direction]}, чем ${before}`;
      },
      average: (value, unit) =>
        `В среднем ${value} ${{ day: 'в день', week: 'в неделю', month: 'в месяц' }[unit]}`,
      extremes: (highest, highestDate, lowest, lowestDate) =>
        `Максимум ${highest} (${highestDate}), минимум ${lowest} (${lowestDate})`,
      trend: (trend) =>
        `Динамика: ${{ rising: 'рост', falling: 'снижение', steady: 'без заметных изменений' }[trend]}`,
      coverage: (coverage, unit) => (coverage === 'so-far' ? soFarInRussian[unit] : 'неполные данные'),
      partial: (dates) => `Неполные данные, без сравнения: ${dates}`,
      missing: (count, number, unit) => `Нет данных за ${number} ${spanInRussian(unit, count)}`,
    },
  },
);

/** The strings of a chart in the language of the page. */
export type ChartStrings = ReturnType<typeof useStrings>;

const units = {
  en: {
    day: { one: 'day', other: 'days' },
    week: { one: 'week', other: 'weeks' },
    month: { one: 'month', other: 'months' },
  },
  he: {
    day: { one: 'יום אחד', two: 'יומיים', other: 'ימים' },
    week: { one: 'שבוע אחד', two: 'שבועיים', other: 'שבועות' },
    month: { one: 'חודש אחד', two: 'חודשיים', other: 'חודשים' },
  },
};

const beforeInHebrew = {
  day: { one: 'היום הקודם', two: 'היומיים הקודמים', other: 'הימים הקודמים' },
  week: { one: 'השבוע הקודם', two: 'השבועיים הקודמים', other: 'השבועות הקודמים' },
  month: { one: 'החודש הקודם', two: 'החודשיים הקודמים', other: 'החודשים הקודמים' },
};

const coverageInHebrew = { 'so-far': 'עד כה', incomplete: 'חלקי' };

const soFarInRussian = { day: 'на этот час', week: 'на сегодня', month: 'на сегодня' };

const moreInHebrew = { more: 'יותר', less: 'פחות' };

const moreInRussian = { more: 'больше', less: 'меньше' };

/** After «за», in the accusative: «за 1 неделю», «за 3 дня», «за 30 дней». */
function spanInRussian(unit: ChartUnit, count: number) {
  const forms = {
    day: { one: 'день', few: 'дня', other: 'дней' },
    week: { one: 'неделю', few: 'недели', other: 'недель' },
    month: { one: 'месяц', few: 'месяца', other: 'месяцев' },
  };
  return plural('ru', count, forms[unit]);
}
