import { defineStrings, plural } from '../../locale/index.ts';

const number = (locale: string, value: number) => value.toLocaleString(locale);

const englishRows = (count: number) =>
  `${number('en', count)} ${plural('en', count, { one: 'row', other: 'rows' })}`;
const hebrewRows = (count: number) => (count === 1 ? 'שורה אחת' : `${number('he', count)} שורות`);
const russianRows = (count: number) =>
  `${number('ru', count)} ${plural('ru', count, { one: 'строка', few: 'строки', many: 'строк', other: 'строки' })}`;

export const useStrings = defineStrings(
  'DataTable',
  {
    ascending: 'ascending',
    descending: 'descending',
    sorted: (column: string, order: string, count: number) =>
      `Sorted by ${column}, ${order}, ${englishRows(count)}`,
    sort: 'Sort',
    sortBy: 'Sort by',
    filter: (count: number) => (count === 0 ? 'Filter' : `Filter (${number('en', count)})`),
    andSort: ' and sort',
    loading: 'Loading',
    loaded: (count: number) => (count === 0 ? 'No rows' : `${englishRows(count)} loaded`),
    found: (count: number) => (count === 0 ? 'No rows found' : `${englishRows(count)} found`),
    rows: englishRows,
    range: (first: number, last: number, total: number) =>
      `${number('en', first)}–${number('en', last)} of ${number('en', total)}`,
    rowsSeen: (range: string) => `Rows ${range}`,
    part: (first: number, last: number) => `${number('en', first)}–${number('en', last)}`,
    failed: 'The rows could not be loaded',
    retry: 'Retry',
    pages: (label: string) => `${label}: pages`,
    choosing: 'Selection',
    choose: 'Select',
    chooseAll: (count: number) => `Select all rows: ${number('en', count)}`,
    choosePage: (count: number) =>
      `Select the rows of this page: ${number('en', count)}. Other pages not included.`,
    chooseEvery: (count: number) => `Select all ${number('en', count)} rows`,
    chosen: (count: number) => (count === 0 ? 'No rows selected' : `${englishRows(count)} selected`),
    chosenWhere: (count: number, elsewhere: number) => {
      if (count === 0) return 'No rows selected';
      const rest = elsewhere === 0 ? '' : `, ${number('en', elsewhere)} not on this page`;
      return `${number('en', count)} selected${rest}`;
    },
    andChosen: (count: number) => `, ${number('en', count)} selected`,
    actionsCame: (count: number) => `${englishRows(count)} selected. Actions are below the column heads.`,
    actions: 'Actions for selected rows',
    clear: 'Clear selection',
    moreColumns: 'Show all columns',
    fewerColumns: 'Show fewer columns',
  },
  {
    he: {
      ascending: 'בסדר עולה',
      descending: 'בסדר יורד',
      sorted: (column, order, count) => `מיון לפי ${column}, ${order}, ${hebrewRows(count)}`,
      sort: 'מיון',
      sortBy: 'מיון לפי',
      filter: (count) => (count === 0 ? 'סינון' : `סינון (${number('he', count)})`),
      andSort: ' ומיון',
      loading: 'בטעינה',
      loaded: (count) => (count === 0 ? 'אין שורות' : `נטענו: ${hebrewRows(count)}`),
      found: (count) => (count === 0 ? 'לא נמצאו שורות' : `נמצאו: ${hebrewRows(count)}`),
      rows: hebrewRows,
      // A range of numbers is read left to right in Hebrew too.
      range: (first, last, total) =>
        `\u2066${number('he', first)}–${number('he', last)}\u2069 מתוך ${number('he', total)}`,
      rowsSeen: (range) => `שורות ${range}`,
      part: (first, last) => `\u2066${number('he', first)}–${number('he', last)}\u2069`,
      failed: 'לא ניתן לטעון את השורות',
      retry: 'ניסיון נוסף',
      pages: (label) => `${label}: עמודים`,
      choosing: 'בחירה',
      choose: 'בחירת',
      chooseAll: (count) => `בחירת כל השורות: ${number('he', count)}`,
      choosePage: (count) => `בחירת השורות בעמוד הזה: ${number('he', count)}. ללא עמודים אחרים.`,
      chooseEvery: (count) => `בחירת כל השורות (${number('he', count)})`,
      chosen: (count) => (count === 0 ? 'לא נבחרו שורות' : `נבחרו: ${hebrewRows(count)}`),
      chosenWhere: (count, elsewhere) => {
        if (count === 0) return 'לא נבחרו שורות';
        const rest = elsewhere === 0 ? '' : `, מהן ${number('he', elsewhere)} לא בעמוד הזה`;
        return `נבחרו ${number('he', count)}${rest}`;
      },
      andChosen: (count) => `, נבחרו ${number('he', count)}`,
      actionsCame: (count) => `נבחרו: ${hebrewRows(count)}. הפעולות נמצאות מתחת לכותרות העמודות.`,
      actions: 'פעולות על השורות שנבחרו',
      clear: 'ניקוי הבחירה',
      moreColumns: 'הצגת כל העמודות',
      fewerColumns: 'הצגת פחות עמודות',
    },
    ru: {
      ascending: 'по возрастанию',
      descending: 'по убыванию',
      sorted: (column, order, count) => `Сортировка: ${column}, ${order}, ${russianRows(count)}`,
      sort: 'Сортировка',
      sortBy: 'Сортировка',
      filter: (count) => (count === 0 ? 'Фильтры' : `Фильтры (${number('ru', count)})`),
      andSort: ' и сортировка',
      loading: 'Загрузка',
      loaded: (count) => (count === 0 ? 'Строк нет' : `Загружено: ${russianRows(count)}`),
      found: (count) => (count === 0 ? 'Ничего не найдено' : `Найдено: ${russianRows(count)}`),
      rows: russianRows,
      range: (first, last, total) => `${number('ru', first)}–${number('ru', last)} из ${number('ru', total)}`,
      rowsSeen: (range) => `Строки ${range}`,
      part: (first, last) => `${number('ru', first)}–${number('ru', last)}`,
      failed: 'Не удалось загрузить строки',
      retry: 'Повторить',
      pages: (label) => `${label}: страницы`,
      choosing: 'Выбор',
      choose: 'Выбрать',
      chooseAll: (count) => `Выбрать все строки: ${number('ru', count)}`,
      choosePage: (count) => `Выбрать строки на этой странице: ${number('ru', count)}. Без других страниц.`,
      chooseEvery: (count) => `Выбрать все строки (${number('ru', count)})`,
      chosen: (count) => (count === 0 ? 'Ничего не выбрано' : `Выбрано: ${russianRows(count)}`),
      chosenWhere: (count, elsewhere) => {
        if (count === 0) return 'Ничего не выбрано';
        const rest = elsewhere === 0 ? '' : `, из них не на этой странице: ${number('ru', elsewhere)}`;
        return `Выбрано: ${number('ru', count)}${rest}`;
      },
      andChosen: (count) => `, выбрано: ${number('ru', count)}`,
      actionsCame: (count) => `Выбрано: ${russianRows(count)}. Действия находятся под заголовками столбцов.`,
      actions: 'Действия с выбранными строками',
      clear: 'Снять выбор',
      moreColumns: 'Показать все столбцы',
      fewerColumns: 'Показать меньше столбцов',
    },
  },
);
