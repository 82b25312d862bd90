// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings, isolate, number, plural } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'DataTable',
  (locale) => ({
    ascending: 'ascending',
    descending: 'descending',
    sorted: ({ column, order, count }: { column: string; order: string; count: number }) =>
      `Sorted by ${isolate(column)}, ${isolate(order)}, ${number(locale, count)} ${plural('en', count, { one: 'row', other: 'rows' })}`,
    sort: 'Sort',
    sortBy: 'Sort by',
    filter: (count: number) => (count === 0 ? 'Filter' : `Filter (${number(locale, count)})`),
    filterAndSort: (count: number) =>
      count === 0 ? 'Filter and Sort' : `Filter (${number(locale, count)}) and Sort`,
    loading: 'Loading',
    loaded: (count: number) =>
      count === 0
        ? 'No rows'
        : `${number(locale, count)} ${plural('en', count, { one: 'row', other: 'rows' })} loaded`,
    found: (count: number) =>
      count === 0
        ? 'No rows found'
        : `${number(locale, count)} ${plural('en', count, { one: 'row', other: 'rows' })} found`,
    rows: (count: number) => `${number(locale, count)} ${plural('en', count, { one: 'row', other: 'rows' })}`,
    range: ({ range, total }: { range: string; total: number }) =>
      `${isolate(range)} of ${number(locale, total)}`,
    rowsSeen: (range: string) => `Rows ${isolate(range)}`,
    failed: 'Couldn’t load the rows',
    retry: 'Retry',
    pages: (label: string) => `${isolate(label)}: pages`,
    choosing: 'Selection',
    choose: 'Select',
    chooseAll: (count: number) => `Select all rows: ${number(locale, count)}`,
    choosePage: (count: number) =>
      `Select ${plural('en', count, { one: 'the only row', other: `all ${number(locale, count)} rows` })} on this page`,
    chooseEvery: (count: number) =>
      `Select ${plural('en', count, { one: `${number(locale, count)} Row`, other: `All ${number(locale, count)} Rows` })}`,
    chosen: (count: number) =>
      count === 0
        ? 'No rows selected'
        : `${number(locale, count)} ${plural('en', count, { one: 'row', other: 'rows' })} selected`,
    chosenWhere: ({ count, elsewhere }: { count: number; elsewhere: number }) =>
      `${count === 0 ? 'No rows selected' : `${number(locale, count)} selected`}${elsewhere === 0 ? '' : `, ${number(locale, elsewhere)} not on this page`}`,
    andChosen: (count: number) => `, ${number(locale, count)} selected`,
    actionsCame: (count: number) =>
      `${number(locale, count)} ${plural('en', count, { one: 'row', other: 'rows' })} selected. Actions are below the column headers.`,
    actions: 'Actions for selected rows',
    clear: 'Clear Selection',
    moreColumns: 'Show All Columns',
    fewerColumns: 'Show Fewer Columns',
  }),
  {
    he: (locale) => ({
      ascending: 'בסדר עולה',
      descending: 'בסדר יורד',
      sorted: ({ column, order, count }) =>
        `מיון לפי ${isolate(column, 'rtl')}, ${isolate(order, 'rtl')}, ${plural('he', count, { one: 'שורה אחת', two: 'שתי שורות', other: `${number(locale, count)} שורות` })}`,
      sort: 'מיון',
      sortBy: 'מיון לפי',
      filter: (count) => (count === 0 ? 'סינון' : `סינון (${number(locale, count)})`),
      filterAndSort: (count) => (count === 0 ? 'סינון ומיון' : `סינון (${number(locale, count)}) ומיון`),
      loading: 'טוען',
      loaded: (count) =>
        count === 0
          ? 'אין שורות'
          : `נטענו: ${plural('he', count, { one: 'שורה אחת', two: 'שתי שורות', other: `${number(locale, count)} שורות` })}`,
      found: (count) =>
        count === 0
          ? 'לא נמצאו שורות'
          : `נמצאו: ${plural('he', count, { one: 'שורה אחת', two: 'שתי שורות', other: `${number(locale, count)} שורות` })}`,
      rows: (count) =>
        plural('he', count, { one: 'שורה אחת', two: 'שתי שורות', other: `${number(locale, count)} שורות` }),
      range: ({ range, total }) => `${isolate(range, 'rtl')} מתוך ${number(locale, total)}`,
      rowsSeen: (range) => `שורות ${isolate(range, 'rtl')}`,
      failed: 'לא ניתן לטעון את השורות',
      retry: 'ניסיון נוסף',
      pages: (label) => `${isolate(label, 'rtl')}: עמודים`,
      choosing: 'בחירה',
      choose: 'בחירת',
      chooseAll: (count) => `בחירת כל השורות: ${number(locale, count)}`,
      choosePage: (count) =>
        `בחירת ${plural('he', count, { one: 'השורה היחידה', two: 'שתי השורות', other: `כל ${number(locale, count)} השורות` })} בעמוד הזה`,
      chooseEvery: (count) =>
        `בחירת ${plural('he', count, { one: 'שורה אחת', two: 'שתי השורות', other: `כל השורות (${number(locale, count)})` })}`,
      chosen: (count) =>
        count === 0
          ? 'לא נבחרו שורות'
          : `נבחרו: ${plural('he', count, { one: 'שורה אחת', two: 'שתי שורות', other: `${number(locale, count)} שורות` })}`,
      chosenWhere: ({ count, elsewhere }) =>
        `${count === 0 ? 'לא נבחרו שורות' : `נבחרו: ${number(locale, count)}`}${elsewhere === 0 ? '' : `, ${plural('he', elsewhere, { one: 'אחת מהן', two: 'שתיים מהן', other: `מהן ${number(locale, elsewhere)}` })} לא בעמוד הזה`}`,
      andChosen: (count) => `, נבחרו: ${number(locale, count)}`,
      actionsCame: (count) =>
        `נבחרו: ${plural('he', count, { one: 'שורה אחת.', two: 'שתי שורות.', other: `${number(locale, count)} שורות.` })} הפעולות נמצאות מתחת לכותרות העמודות.`,
      actions: 'פעולות על השורות שנבחרו',
      clear: 'ניקוי הבחירה',
      moreColumns: 'הצגת כל העמודות',
      fewerColumns: 'הצגת פחות עמודות',
    }),
    ru: (locale) => ({
      ascending: 'по возрастанию',
      descending: 'по убыванию',
      sorted: ({ column, order, count }) =>
        `Сортировка: ${isolate(column)}, ${isolate(order)}, ${number(locale, count)} ${plural('ru', count, { one: 'строка', many: 'строк', other: 'строки' })}`,
      sort: 'Сортировка',
      sortBy: 'Сортировка',
      filter: (count) => (count === 0 ? 'Фильтры' : `Фильтры (${number(locale, count)})`),
      filterAndSort: (count) =>
        count === 0 ? 'Фильтры и сортировка' : `Фильтры (${number(locale, count)}) и сортировка`,
      loading: 'Загрузка',
      loaded: (count) =>
        count === 0
          ? 'Строк нет'
          : `Загружено: ${number(locale, count)} ${plural('ru', count, { one: 'строка', many: 'строк', other: 'строки' })}`,
      found: (count) =>
        count === 0
          ? 'Ничего не найдено'
          : `Найдено: ${number(locale, count)} ${plural('ru', count, { one: 'строка', many: 'строк', other: 'строки' })}`,
      rows: (count) =>
        `${number(locale, count)} ${plural('ru', count, { one: 'строка', many: 'строк', other: 'строки' })}`,
      range: ({ range, total }) => `${isolate(range)} из ${number(locale, total)}`,
      rowsSeen: (range) => `Строки ${isolate(range)}`,
      failed: 'Не удалось загрузить строки',
      retry: 'Повторить',
      pages: (label) => `${isolate(label)}: страницы`,
      choosing: 'Выбор',
      choose: 'Выбрать',
      chooseAll: (count) => `Выбрать все строки: ${number(locale, count)}`,
      choosePage: (count) => `Выбрать все строки на этой странице (${number(locale, count)})`,
      chooseEvery: (count) => `Выбрать все строки (${number(locale, count)})`,
      chosen: (count) =>
        count === 0
          ? 'Ничего не выбрано'
          : `Выбрано: ${number(locale, count)} ${plural('ru', count, { one: 'строка', many: 'строк', other: 'строки' })}`,
      chosenWhere: ({ count, elsewhere }) =>
        `${count === 0 ? 'Ничего не выбрано' : `Выбрано: ${number(locale, count)}`}${elsewhere === 0 ? '' : `, из них не на этой странице: ${number(locale, elsewhere)}`}`,
      andChosen: (count) => `, выбрано: ${number(locale, count)}`,
      actionsCame: (count) =>
        `Выбрано: ${number(locale, count)} ${plural('ru', count, { one: 'строка.', many: 'строк.', other: 'строки.' })} Действия находятся под заголовками столбцов.`,
      actions: 'Действия с выбранными строками',
      clear: 'Снять выбор',
      moreColumns: 'Показать все столбцы',
      fewerColumns: 'Показать меньше столбцов',
    }),
  },
);
