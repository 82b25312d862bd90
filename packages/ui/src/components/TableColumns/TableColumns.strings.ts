// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings, isolate, number, plural } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'TableColumns',
  (locale) => ({
    menu: 'Columns',
    width: (column: string) => `Width of ${isolate(column)}`,
    pixels: (count: number) =>
      `${number(locale, count)} ${plural('en', count, { one: 'pixel', other: 'pixels' })}`,
    short: (width: number) => `${number(locale, width)} px`,
    auto: 'Auto',
    automatic: ({ width, column }: { width: string; column: string }) =>
      `${isolate(width)}: use the automatic width of ${isolate(column)}`,
    earlier: (column: string) => `Move ${isolate(column)} earlier`,
    later: (column: string) => `Move ${isolate(column)} later`,
    pin: (column: string) => `Pin ${isolate(column)}`,
    narrower: (column: string) => `Make ${isolate(column)} narrower`,
    wider: (column: string) => `Make ${isolate(column)} wider`,
    reset: 'Reset',
    wasReset: 'The columns are reset',
    moved: ({ column, position, count }: { column: string; position: number; count: number }) =>
      `${isolate(column)} is now column ${number(locale, position)} of ${number(locale, count)}`,
    hidden: ({ column, count }: { column: string; count: number }) =>
      `${isolate(column)} is hidden, ${number(locale, count)} ${plural('en', count, { one: 'column is', other: 'columns are' })} shown`,
    shown: ({ column, count }: { column: string; count: number }) =>
      `${isolate(column)} is shown, ${number(locale, count)} ${plural('en', count, { one: 'column', other: 'columns' })} in total`,
    pinned: ({ column, position, count }: { column: string; position: number; count: number }) =>
      `${isolate(column)} is pinned, column ${number(locale, position)} of ${number(locale, count)}`,
    unpinned: ({ column, position, count }: { column: string; position: number; count: number }) =>
      `${isolate(column)} is no longer pinned, column ${number(locale, position)} of ${number(locale, count)}`,
    resized: ({ column, width }: { column: string; width: number }) =>
      `${isolate(column)} is ${number(locale, width)} ${plural('en', width, { one: 'pixel', other: 'pixels' })} wide`,
    resizedAuto: (column: string) => `${isolate(column)} has its automatic width`,
  }),
  {
    he: (locale) => ({
      menu: 'עמודות',
      width: (column) => `הרוחב של ${isolate(column, 'rtl')}`,
      pixels: (count) =>
        plural('he', count, {
          one: 'פיקסל אחד',
          two: 'שני פיקסלים',
          other: `${number(locale, count)} פיקסלים`,
        }),
      short: (width) => `${number(locale, width)} px`,
      auto: 'אוטומטי',
      automatic: ({ width, column }) =>
        `${isolate(width, 'rtl')}: שימוש ברוחב האוטומטי של ${isolate(column, 'rtl')}`,
      earlier: (column) => `הזזת ${isolate(column, 'rtl')} למקום הקודם`,
      later: (column) => `הזזת ${isolate(column, 'rtl')} למקום הבא`,
      pin: (column) => `הצמדת ${isolate(column, 'rtl')}`,
      narrower: (column) => `הצרת ${isolate(column, 'rtl')}`,
      wider: (column) => `הרחבת ${isolate(column, 'rtl')}`,
      reset: 'איפוס',
      wasReset: 'העמודות אופסו',
      moved: ({ column, position, count }) =>
        `העמודה ${isolate(column, 'rtl')} היא כעת עמודה ${number(locale, position)} מתוך ${number(locale, count)}`,
      hidden: ({ column, count }) =>
        `העמודה ${isolate(column, 'rtl')} מוסתרת, ${plural('he', count, { one: 'עמודה אחת מוצגת', two: 'שתי עמודות מוצגות', other: `${number(locale, count)} עמודות מוצגות` })}`,
      shown: ({ column, count }) =>
        `העמודה ${isolate(column, 'rtl')} מוצגת, ${plural('he', count, { one: 'עמודה אחת', two: 'שתי עמודות', other: `${number(locale, count)} עמודות` })} בסך הכול`,
      pinned: ({ column, position, count }) =>
        `העמודה ${isolate(column, 'rtl')} מוצמדת, עמודה ${number(locale, position)} מתוך ${number(locale, count)}`,
      unpinned: ({ column, position, count }) =>
        `העמודה ${isolate(column, 'rtl')} אינה מוצמדת עוד, עמודה ${number(locale, position)} מתוך ${number(locale, count)}`,
      resized: ({ column, width }) =>
        `רוחב העמודה ${isolate(column, 'rtl')}: ${plural('he', width, { one: 'פיקסל אחד', two: 'שני פיקסלים', other: `${number(locale, width)} פיקסלים` })}`,
      resizedAuto: (column) => `רוחב העמודה ${isolate(column, 'rtl')} אוטומטי`,
    }),
    ru: (locale) => ({
      menu: 'Столбцы',
      width: (column) => `Ширина столбца «${isolate(column)}»`,
      pixels: (count) =>
        `${number(locale, count)} ${plural('ru', count, { one: 'пиксель', many: 'пикселей', other: 'пикселя' })}`,
      short: (width) => `${number(locale, width)} px`,
      auto: 'Авто',
      automatic: ({ width, column }) =>
        `${isolate(width)}: автоматическая ширина столбца «${isolate(column)}»`,
      earlier: (column) => `Переместить столбец «${isolate(column)}» ближе к началу`,
      later: (column) => `Переместить столбец «${isolate(column)}» ближе к концу`,
      pin: (column) => `Закрепить столбец «${isolate(column)}»`,
      narrower: (column) => `Сузить столбец «${isolate(column)}»`,
      wider: (column) => `Расширить столбец «${isolate(column)}»`,
      reset: 'Сбросить',
      wasReset: 'Настройки столбцов сброшены',
      moved: ({ column, position, count }) =>
        `Столбец «${isolate(column)}» теперь ${number(locale, position)} из ${number(locale, count)}`,
      hidden: ({ column, count }) =>
        `Столбец «${isolate(column)}» скрыт, ${plural('ru', count, { one: `показан ${number(locale, count)} столбец`, many: `показано ${number(locale, count)} столбцов`, other: `показано ${number(locale, count)} столбца` })}`,
      shown: ({ column, count }) =>
        `Столбец «${isolate(column)}» показан, всего ${number(locale, count)} ${plural('ru', count, { one: 'столбец', many: 'столбцов', other: 'столбца' })}`,
      pinned: ({ column, position, count }) =>
        `Столбец «${isolate(column)}» закреплён, ${number(locale, position)} из ${number(locale, count)}`,
      unpinned: ({ column, position, count }) =>
        `Столбец «${isolate(column)}» больше не закреплён, ${number(locale, position)} из ${number(locale, count)}`,
      resized: ({ column, width }) =>
        `Ширина столбца «${isolate(column)}»: ${number(locale, width)} ${plural('ru', width, { one: 'пиксель', many: 'пикселей', other: 'пикселя' })}`,
      resizedAuto: (column) => `Ширина столбца «${isolate(column)}» автоматическая`,
    }),
  },
);
