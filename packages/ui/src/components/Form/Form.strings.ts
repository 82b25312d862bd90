// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings, isolate, number, plural } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'Form',
  (locale) => ({
    problem: (count: number) =>
      `There is a problem: ${number(locale, count)} ${plural('en', count, { one: 'error', other: 'errors' })}`,
    allFixed: 'All errors are fixed. You can save now.',
    entry: ({ label, message }: { label: string; message: string }) =>
      `${isolate(label)}: ${isolate(message)}`,
    fixed: 'fixed',
    titlePrefix: 'Error: ',
    needed: (label: string) => `${isolate(label)} is required`,
    unfit: (label: string) => `Check ${isolate(label)}: the format isn’t right`,
    saved: 'Saved',
    notSaved: 'Not saved',
    kept: 'Everything you entered is still here.',
    retry: 'Retry',
    thisForm: 'this form',
    unsaved: 'Unsaved changes',
    unsavedIn: (sections: string) => `Unsaved changes in ${isolate(sections)}`,
  }),
  {
    he: (locale) => ({
      problem: (count) =>
        `יש בעיה: ${plural('he', count, { one: 'שגיאה אחת', two: 'שתי שגיאות', other: `${number(locale, count)} שגיאות` })}`,
      allFixed: 'כל השגיאות תוקנו. אפשר לשמור.',
      entry: ({ label, message }) => `${isolate(label, 'rtl')}: ${isolate(message, 'rtl')}`,
      fixed: 'תוקן',
      titlePrefix: 'שגיאה: ',
      needed: (label) => `${isolate(label, 'rtl')}: שדה חובה`,
      unfit: (label) => `${isolate(label, 'rtl')}: הערך אינו במבנה הנכון`,
      saved: 'נשמר',
      notSaved: 'השינויים לא נשמרו',
      kept: 'כל מה שמולא נשאר כאן.',
      retry: 'ניסיון נוסף',
      thisForm: 'הטופס הזה',
      unsaved: 'יש שינויים שלא נשמרו',
      unsavedIn: (sections) => `יש שינויים שלא נשמרו: ${isolate(sections, 'rtl')}`,
    }),
    ru: (locale) => ({
      problem: (count) =>
        `Исправьте: ${number(locale, count)} ${plural('ru', count, { one: 'ошибка', many: 'ошибок', other: 'ошибки' })}`,
      allFixed: 'Все ошибки исправлены. Можно сохранять.',
      entry: ({ label, message }) => `${isolate(label)}: ${isolate(message)}`,
      fixed: 'исправлено',
      titlePrefix: 'Ошибка: ',
      needed: (label) => `${isolate(label)}: обязательное поле`,
      unfit: (label) => `${isolate(label)}: значение в неверном формате`,
      saved: 'Сохранено',
      notSaved: 'Изменения не сохранены',
      kept: 'Всё введённое осталось на месте.',
      retry: 'Повторить',
      thisForm: 'эта форма',
      unsaved: 'Есть несохранённые изменения',
      unsavedIn: (sections) => `Есть несохранённые изменения: ${isolate(sections)}`,
    }),
  },
);
