// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings, isolate, number, plural } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'LineChart',
  (locale) => ({
    showTable: 'Show as Table',
    showChart: 'Show as Chart',
    download: 'Download as CSV',
    earlier: 'Earlier Dates',
    later: 'Later Dates',
    explore: (unit: 'day' | 'week' | 'month') =>
      `Explore ${{ day: 'days', week: 'weeks', month: 'months' }[unit]}`,
    date: (unit: 'day' | 'week' | 'month') => ({ day: 'Date', week: 'Week', month: 'Month' })[unit],
    total: 'Total',
    mean: 'Average',
    latest: 'Latest',
    highest: 'Highest',
    lowest: 'Lowest',
    noData: 'no data',
    empty: 'No data available',
    loading: 'Loading',
    failed: 'Couldn’t load this chart',
    refreshFailed: 'The last refresh failed.',
    retry: 'Retry',
    news: (title: string) => `${isolate(title)}: new data`,
    weekOf: (date: string) => `Week of ${isolate(date)}`,
    reading: ({ date, value }: { date: string; value: string }) => `${isolate(date)}, ${isolate(value)}`,
    sameAsPeriod: ({ unit, count }: { unit: 'day' | 'week' | 'month'; count: number }) =>
      `same as the previous ${{ day: plural('en', count, { one: 'day', other: `${number(locale, count)} days` }), week: plural('en', count, { one: 'week', other: `${number(locale, count)} weeks` }), month: plural('en', count, { one: 'month', other: `${number(locale, count)} months` }) }[unit]}`,
    comparison: ({
      amount,
      direction,
      unit,
      count,
    }: {
      amount: string;
      direction: 'more' | 'less' | 'higher' | 'lower';
      unit: 'day' | 'week' | 'month';
      count: number;
    }) =>
      `${isolate(amount)} ${{ more: 'more', less: 'fewer', higher: 'higher', lower: 'lower' }[direction]} than the previous ${{ day: plural('en', count, { one: 'day', other: `${number(locale, count)} days` }), week: plural('en', count, { one: 'week', other: `${number(locale, count)} weeks` }), month: plural('en', count, { one: 'month', other: `${number(locale, count)} months` }) }[unit]}`,
    sameAsDate: ({ unit, name }: { unit: 'day' | 'week' | 'month'; name: string }) =>
      `same as ${{ day: isolate(name), week: 'the previous week', month: isolate(name) }[unit]}`,
    change: ({
      amount,
      direction,
      unit,
      name,
    }: {
      amount: string;
      direction: 'more' | 'less' | 'higher' | 'lower';
      unit: 'day' | 'week' | 'month';
      name: string;
    }) =>
      `${isolate(amount)} ${{ more: 'more', less: 'fewer', higher: 'higher', lower: 'lower' }[direction]} than ${{ day: isolate(name), week: 'the previous week', month: isolate(name) }[unit]}`,
    average: ({ value, unit }: { value: string; unit: 'day' | 'week' | 'month' }) =>
      `Average ${isolate(value)} a ${{ day: 'day', week: 'week', month: 'month' }[unit]}`,
    extremes: ({
      unit,
      highest,
      highestDate,
      lowest,
      lowestDate,
    }: {
      unit: 'day' | 'week' | 'month';
      highest: string;
      highestDate: string;
      lowest: string;
      lowestDate: string;
    }) =>
      `Highest ${isolate(highest)} ${{ day: `on ${isolate(highestDate)}, lowest ${isolate(lowest)} on`, week: `in the week of ${isolate(highestDate)}, lowest ${isolate(lowest)} in the week of`, month: `in ${isolate(highestDate)}, lowest ${isolate(lowest)} in` }[unit]} ${isolate(lowestDate)}`,
    trend: (trend: 'rising' | 'falling' | 'steady') =>
      `Trend: ${{ rising: 'rising', falling: 'falling', steady: 'steady' }[trend]}`,
    above: ({ label, value, count, all }: { label: string; value: string; count: number; all: number }) =>
      `Values above ${isolate(label)} (${isolate(value)}): ${number(locale, count)} of ${number(locale, all)}`,
    soFar: (_unit: 'day' | 'week' | 'month') => 'so far',
    incomplete: 'incomplete',
    partial: (dates: string) => `Incomplete, so not compared: ${isolate(dates)}`,
    missing: ({ unit, count }: { unit: 'day' | 'week' | 'month'; count: number }) =>
      `No data for ${{ day: `${number(locale, count)} ${plural('en', count, { one: 'day', other: 'days' })}`, week: `${number(locale, count)} ${plural('en', count, { one: 'week', other: 'weeks' })}`, month: `${number(locale, count)} ${plural('en', count, { one: 'month', other: 'months' })}` }[unit]}`,
  }),
  {
    he: (locale) => ({
      showTable: 'הצגה כטבלה',
      showChart: 'הצגה כתרשים',
      download: 'הורדה כקובץ CSV',
      earlier: 'תאריכים מוקדמים יותר',
      later: 'תאריכים מאוחרים יותר',
      explore: (unit) => `מעבר בין ${{ day: 'הימים', week: 'השבועות', month: 'החודשים' }[unit]}`,
      date: (unit) => ({ day: 'תאריך', week: 'שבוע', month: 'חודש' })[unit],
      total: 'סך הכול',
      mean: 'ממוצע',
      latest: 'ערך אחרון',
      highest: 'שיא',
      lowest: 'שפל',
      noData: 'אין נתונים',
      empty: 'אין נתונים זמינים',
      loading: 'טוען',
      failed: 'לא ניתן לטעון את התרשים',
      refreshFailed: 'הרענון האחרון נכשל.',
      retry: 'ניסיון נוסף',
      news: (title) => `${isolate(title, 'rtl')}: נתונים חדשים`,
      weekOf: (date) => `השבוע של ${isolate(date, 'rtl')}`,
      reading: ({ date, value }) => `${isolate(date, 'rtl')}: ${isolate(value, 'rtl')}`,
      sameAsPeriod: ({ unit, count }) =>
        `כמו ${{ day: plural('he', count, { one: 'ביום הקודם', two: 'ביומיים הקודמים', other: `ב־${number(locale, count)} הימים הקודמים` }), week: plural('he', count, { one: 'בשבוע הקודם', two: 'בשבועיים הקודמים', other: `ב־${number(locale, count)} השבועות הקודמים` }), month: plural('he', count, { one: 'בחודש הקודם', two: 'בחודשיים הקודמים', other: `ב־${number(locale, count)} החודשים הקודמים` }) }[unit]}`,
      comparison: ({ amount, direction, unit, count }) =>
        `${{ more: `${isolate(amount, 'rtl')} יותר`, less: `${isolate(amount, 'rtl')} פחות`, higher: `גבוה ב־${isolate(amount, 'rtl')}`, lower: `נמוך ב־${isolate(amount, 'rtl')}` }[direction]} ${{ day: plural('he', count, { one: 'מהיום הקודם', two: 'מהיומיים הקודמים', other: `מ־${number(locale, count)} הימים הקודמים` }), week: plural('he', count, { one: 'מהשבוע הקודם', two: 'מהשבועיים הקודמים', other: `מ־${number(locale, count)} השבועות הקודמים` }), month: plural('he', count, { one: 'מהחודש הקודם', two: 'מהחודשיים הקודמים', other: `מ־${number(locale, count)} החודשים הקודמים` }) }[unit]}`,
      sameAsDate: ({ unit, name }) =>
        `כמו ${{ day: `ב${isolate(name, 'rtl')}`, week: 'בשבוע הקודם', month: `ב${isolate(name, 'rtl')}` }[unit]}`,
      change: ({ amount, direction, unit, name }) =>
        `${{ more: `${isolate(amount, 'rtl')} יותר`, less: `${isolate(amount, 'rtl')} פחות`, higher: `גבוה ב־${isolate(amount, 'rtl')}`, lower: `נמוך ב־${isolate(amount, 'rtl')}` }[direction]} ${{ day: `מ${isolate(name, 'rtl')}`, week: 'מהשבוע הקודם', month: `מ${isolate(name, 'rtl')}` }[unit]}`,
      average: ({ value, unit }) =>
        `ממוצע ${isolate(value, 'rtl')} ${{ day: 'ביום', week: 'בשבוע', month: 'בחודש' }[unit]}`,
      extremes: ({ highest, highestDate, lowest, lowestDate }) =>
        `שיא ${isolate(highest, 'rtl')} (${isolate(highestDate, 'rtl')}), שפל ${isolate(lowest, 'rtl')} (${isolate(lowestDate, 'rtl')})`,
      trend: (trend) => `מגמה: ${{ rising: 'עלייה', falling: 'ירידה', steady: 'ללא שינוי' }[trend]}`,
      above: ({ label, value, count, all }) =>
        `ערכים מעל ${isolate(label, 'rtl')} (${isolate(value, 'rtl')}): ${number(locale, count)} מתוך ${number(locale, all)}`,
      soFar: () => 'עד כה',
      incomplete: 'חלקי',
      partial: (dates) => `נתונים חלקיים, ללא השוואה: ${isolate(dates, 'rtl')}`,
      missing: ({ unit, count }) =>
        `אין נתונים ${{ day: plural('he', count, { one: 'ליום אחד', two: 'ליומיים', other: `ל־${number(locale, count)} ימים` }), week: plural('he', count, { one: 'לשבוע אחד', two: 'לשבועיים', other: `ל־${number(locale, count)} שבועות` }), month: plural('he', count, { one: 'לחודש אחד', two: 'לחודשיים', other: `ל־${number(locale, count)} חודשים` }) }[unit]}`,
    }),
    ru: (locale) => ({
      showTable: 'Показать таблицей',
      showChart: 'Показать графиком',
      download: 'Скачать в CSV',
      earlier: 'Более ранние даты',
      later: 'Более поздние даты',
      explore: (unit) => `Обзор по ${{ day: 'дням', week: 'неделям', month: 'месяцам' }[unit]}`,
      date: (unit) => ({ day: 'Дата', week: 'Неделя', month: 'Месяц' })[unit],
      total: 'Всего',
      mean: 'Среднее',
      latest: 'Последнее значение',
      highest: 'Максимум',
      lowest: 'Минимум',
      noData: 'нет данных',
      empty: 'Нет данных',
      loading: 'Загрузка',
      failed: 'Не удалось загрузить график',
      refreshFailed: 'Не удалось обновить данные.',
      retry: 'Повторить',
      news: (title) => `${isolate(title)}: новые данные`,
      weekOf: (date) => `Неделя с ${isolate(date)}`,
      reading: ({ date, value }) => `${isolate(date)}: ${isolate(value)}`,
      sameAsPeriod: ({ unit, count }) =>
        `как и за ${{ day: count === 1 ? 'предыдущий день' : plural('ru', count, { one: `предыдущий ${number(locale, count)} день`, many: `предыдущие ${number(locale, count)} дней`, other: `предыдущие ${number(locale, count)} дня` }), week: count === 1 ? 'предыдущую неделю' : plural('ru', count, { one: `предыдущую ${number(locale, count)} неделю`, many: `предыдущие ${number(locale, count)} недель`, other: `предыдущие ${number(locale, count)} недели` }), month: count === 1 ? 'предыдущий месяц' : plural('ru', count, { one: `предыдущий ${number(locale, count)} месяц`, many: `предыдущие ${number(locale, count)} месяцев`, other: `предыдущие ${number(locale, count)} месяца` }) }[unit]}`,
      comparison: ({ amount, direction, unit, count }) =>
        `на ${isolate(amount)} ${{ more: 'больше', less: 'меньше', higher: 'выше', lower: 'ниже' }[direction]}, чем за ${{ day: count === 1 ? 'предыдущий день' : plural('ru', count, { one: `предыдущий ${number(locale, count)} день`, many: `предыдущие ${number(locale, count)} дней`, other: `предыдущие ${number(locale, count)} дня` }), week: count === 1 ? 'предыдущую неделю' : plural('ru', count, { one: `предыдущую ${number(locale, count)} неделю`, many: `предыдущие ${number(locale, count)} недель`, other: `предыдущие ${number(locale, count)} недели` }), month: count === 1 ? 'предыдущий месяц' : plural('ru', count, { one: `предыдущий ${number(locale, count)} месяц`, many: `предыдущие ${number(locale, count)} месяцев`, other: `предыдущие ${number(locale, count)} месяца` }) }[unit]}`,
      sameAsDate: ({ unit }) =>
        `как и ${{ day: 'накануне', week: 'неделей раньше', month: 'месяцем раньше' }[unit]}`,
      change: ({ amount, direction, unit }) =>
        `на ${isolate(amount)} ${{ more: 'больше', less: 'меньше', higher: 'выше', lower: 'ниже' }[direction]}, чем ${{ day: 'накануне', week: 'неделей раньше', month: 'месяцем раньше' }[unit]}`,
      average: ({ value, unit }) =>
        `В среднем ${isolate(value)} в ${{ day: 'день', week: 'неделю', month: 'месяц' }[unit]}`,
      extremes: ({ highest, highestDate, lowest, lowestDate }) =>
        `Максимум ${isolate(highest)} (${isolate(highestDate)}), минимум ${isolate(lowest)} (${isolate(lowestDate)})`,
      trend: (trend) =>
        `Динамика: ${{ rising: 'рост', falling: 'снижение', steady: 'без заметных изменений' }[trend]}`,
      above: ({ label, value, count, all }) =>
        `Значения выше отметки «${isolate(label)}» (${isolate(value)}): ${number(locale, count)} из ${number(locale, all)}`,
      soFar: (unit) => `на ${{ day: 'этот час', week: 'сегодня', month: 'сегодня' }[unit]}`,
      incomplete: 'неполные данные',
      partial: (dates) => `Неполные данные, без сравнения: ${isolate(dates)}`,
      missing: ({ unit, count }) =>
        `Нет данных за ${{ day: `${number(locale, count)} ${plural('ru', count, { one: 'день', many: 'дней', other: 'дня' })}`, week: `${number(locale, count)} ${plural('ru', count, { one: 'неделю', many: 'недель', other: 'недели' })}`, month: `${number(locale, count)} ${plural('ru', count, { one: 'месяц', many: 'месяцев', other: 'месяца' })}` }[unit]}`,
    }),
  },
);
