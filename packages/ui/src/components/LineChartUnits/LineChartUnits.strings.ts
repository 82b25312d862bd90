// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings, isolate, number, plural } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'LineChartUnits',
  (locale) => ({
    explore: (unit: 'minute' | 'hour' | 'quarter' | 'year') =>
      `Explore ${{ minute: 'times', hour: 'hours', quarter: 'quarters', year: 'years' }[unit]}`,
    exploreNumbers: (label: string) => `Explore values: ${isolate(label)}`,
    date: (unit: 'minute' | 'hour' | 'quarter' | 'year') =>
      ({ minute: 'Time', hour: 'Time', quarter: 'Quarter', year: 'Year' })[unit],
    earlier: 'Earlier Times',
    later: 'Later Times',
    previousValues: 'Previous Values',
    nextValues: 'Next Values',
    sameAsPeriod: (axis: 'time' | 'number') =>
      `same as ${{ time: 'the previous period', number: 'last time' }[axis]}`,
    comparison: ({
      amount,
      direction,
      axis,
    }: {
      amount: string;
      direction: 'more' | 'less' | 'higher' | 'lower';
      axis: 'time' | 'number';
    }) =>
      `${isolate(amount)} ${{ more: 'more', less: 'fewer', higher: 'higher', lower: 'lower' }[direction]} than ${{ time: 'the previous period', number: 'last time' }[axis]}`,
    sameAsDate: ({ unit, name }: { unit: 'minute' | 'hour' | 'quarter' | 'year' | 'number'; name: string }) =>
      `same as ${{ minute: 'at', hour: 'at', quarter: 'in', year: 'in', number: 'at' }[unit]} ${isolate(name)}`,
    change: ({
      amount,
      direction,
      unit,
      name,
    }: {
      amount: string;
      direction: 'more' | 'less' | 'higher' | 'lower';
      unit: 'minute' | 'hour' | 'quarter' | 'year' | 'number';
      name: string;
    }) =>
      `${isolate(amount)} ${{ more: 'more', less: 'fewer', higher: 'higher', lower: 'lower' }[direction]} than ${{ minute: 'at', hour: 'at', quarter: 'in', year: 'in', number: 'at' }[unit]} ${isolate(name)}`,
    average: ({ value, unit }: { value: string; unit: 'minute' | 'hour' | 'quarter' | 'year' }) =>
      `Average ${isolate(value)} ${{ minute: 'a minute', hour: 'an hour', quarter: 'a quarter', year: 'a year' }[unit]}`,
    extremes: ({
      highest,
      highestDate,
      lowest,
      lowestDate,
    }: {
      highest: string;
      highestDate: string;
      lowest: string;
      lowestDate: string;
    }) =>
      `Highest ${isolate(highest)} (${isolate(highestDate)}), lowest ${isolate(lowest)} (${isolate(lowestDate)})`,
    soFar: 'so far',
    missing: ({ unit, count }: { unit: 'hour' | 'quarter' | 'year' | 'point'; count: number }) =>
      `No data for ${{ hour: `${number(locale, count)} ${plural('en', count, { one: 'hour', other: 'hours' })}`, quarter: `${number(locale, count)} ${plural('en', count, { one: 'quarter', other: 'quarters' })}`, year: `${number(locale, count)} ${plural('en', count, { one: 'year', other: 'years' })}`, point: `${number(locale, count)} ${plural('en', count, { one: 'point', other: 'points' })}` }[unit]}`,
    quarter: ({ quarter, year }: { quarter: string; year: string }) =>
      `Q${isolate(quarter)} ${isolate(year)}`,
  }),
  {
    he: (locale) => ({
      explore: (unit) =>
        `מעבר בין ${{ minute: 'הזמנים', hour: 'השעות', quarter: 'הרבעונים', year: 'השנים' }[unit]}`,
      exploreNumbers: (label) => `מעבר בין הערכים: ${isolate(label, 'rtl')}`,
      date: (unit) => ({ minute: 'מועד', hour: 'מועד', quarter: 'רבעון', year: 'שנה' })[unit],
      earlier: 'מועדים מוקדמים יותר',
      later: 'מועדים מאוחרים יותר',
      previousValues: 'הערכים הקודמים',
      nextValues: 'הערכים הבאים',
      sameAsPeriod: (axis) => `כמו ${{ time: 'בתקופה', number: 'בפעם' }[axis]} הקודמת`,
      comparison: ({ amount, direction, axis }) =>
        `${{ more: `${isolate(amount, 'rtl')} יותר`, less: `${isolate(amount, 'rtl')} פחות`, higher: `גבוה ב־${isolate(amount, 'rtl')}`, lower: `נמוך ב־${isolate(amount, 'rtl')}` }[direction]} ${{ time: 'מבתקופה', number: 'מבפעם' }[axis]} הקודמת`,
      sameAsDate: ({ unit, name }) =>
        `כמו ${{ minute: 'ב־', hour: 'ב־', quarter: 'ב', year: 'ב־', number: 'ב־' }[unit]}${isolate(name, 'rtl')}`,
      change: ({ amount, direction, unit, name }) =>
        `${{ more: `${isolate(amount, 'rtl')} יותר`, less: `${isolate(amount, 'rtl')} פחות`, higher: `גבוה ב־${isolate(amount, 'rtl')}`, lower: `נמוך ב־${isolate(amount, 'rtl')}` }[direction]} מאשר ${{ minute: 'ב־', hour: 'ב־', quarter: 'ב', year: 'ב־', number: 'ב־' }[unit]}${isolate(name, 'rtl')}`,
      average: ({ value, unit }) =>
        `ממוצע ${isolate(value, 'rtl')} ${{ minute: 'בדקה', hour: 'בשעה', quarter: 'ברבעון', year: 'בשנה' }[unit]}`,
      extremes: ({ highest, highestDate, lowest, lowestDate }) =>
        `שיא ${isolate(highest, 'rtl')} (${isolate(highestDate, 'rtl')}), שפל ${isolate(lowest, 'rtl')} (${isolate(lowestDate, 'rtl')})`,
      soFar: 'עד כה',
      missing: ({ unit, count }) =>
        `אין נתונים ${{ hour: plural('he', count, { one: 'לשעה אחת', two: 'לשעתיים', other: `ל־${number(locale, count)} שעות` }), quarter: plural('he', count, { one: 'לרבעון אחד', two: 'לשני רבעונים', other: `ל־${number(locale, count)} רבעונים` }), year: plural('he', count, { one: 'לשנה אחת', two: 'לשנתיים', other: `ל־${number(locale, count)} שנים` }), point: plural('he', count, { one: 'לנקודה אחת', two: 'לשתי נקודות', other: `ל־${number(locale, count)} נקודות` }) }[unit]}`,
      quarter: ({ quarter, year }) => `רבעון ${isolate(quarter, 'rtl')}, ${isolate(year, 'rtl')}`,
    }),
    ru: (locale) => ({
      explore: (unit) =>
        `Обзор по ${{ minute: 'времени', hour: 'часам', quarter: 'кварталам', year: 'годам' }[unit]}`,
      exploreNumbers: (label) => `Обзор значений: ${isolate(label)}`,
      date: (unit) => ({ minute: 'Время', hour: 'Время', quarter: 'Квартал', year: 'Год' })[unit],
      earlier: 'Более раннее время',
      later: 'Более позднее время',
      previousValues: 'Предыдущие значения',
      nextValues: 'Следующие значения',
      sameAsPeriod: (axis) => `как и ${{ time: 'за предыдущий период', number: 'в прошлый раз' }[axis]}`,
      comparison: ({ amount, direction, axis }) =>
        `на ${isolate(amount)} ${{ more: 'больше', less: 'меньше', higher: 'выше', lower: 'ниже' }[direction]}, чем ${{ time: 'за предыдущий период', number: 'в прошлый раз' }[axis]}`,
      sameAsDate: ({ unit, name }) =>
        `как и ${{ minute: `в ${isolate(name)}`, hour: `в ${isolate(name)}`, quarter: `за ${isolate(name)}`, year: `в ${isolate(name)} году`, number: `при ${isolate(name)}` }[unit]}`,
      change: ({ amount, direction, unit, name }) =>
        `на ${isolate(amount)} ${{ more: 'больше', less: 'меньше', higher: 'выше', lower: 'ниже' }[direction]}, чем ${{ minute: `в ${isolate(name)}`, hour: `в ${isolate(name)}`, quarter: `за ${isolate(name)}`, year: `в ${isolate(name)} году`, number: `при ${isolate(name)}` }[unit]}`,
      average: ({ value, unit }) =>
        `В среднем ${isolate(value)} в ${{ minute: 'минуту', hour: 'час', quarter: 'квартал', year: 'год' }[unit]}`,
      extremes: ({ highest, highestDate, lowest, lowestDate }) =>
        `Максимум ${isolate(highest)} (${isolate(highestDate)}), минимум ${isolate(lowest)} (${isolate(lowestDate)})`,
      soFar: 'на данный момент',
      missing: ({ unit, count }) =>
        `Нет данных за ${{ hour: `${number(locale, count)} ${plural('ru', count, { one: 'час', many: 'часов', other: 'часа' })}`, quarter: `${number(locale, count)} ${plural('ru', count, { one: 'квартал', many: 'кварталов', other: 'квартала' })}`, year: `${number(locale, count)} ${plural('ru', count, { one: 'год', many: 'лет', other: 'года' })}`, point: `${number(locale, count)} ${plural('ru', count, { one: 'точку', many: 'точек', other: 'точки' })}` }[unit]}`,
      quarter: ({ quarter, year }) => `${isolate(quarter)}-й квартал ${isolate(year)} г.`,
    }),
  },
);
