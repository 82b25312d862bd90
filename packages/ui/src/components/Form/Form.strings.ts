import { defineStrings, plural } from '../../locale/index.ts';

const english = (count: number) => `${count} ${plural('en', count, { one: 'error', other: 'errors' })}`;
const hebrew = (count: number) =>
  plural('he', count, { one: 'שגיאה אחת', two: 'שתי שגיאות', other: `${count} שגיאות` });
const russian = (count: number) =>
  `${count} ${plural('ru', count, { one: 'ошибка', few: 'ошибки', many: 'ошибок', other: 'ошибки' })}`;

export const useStrings = defineStrings(
  'Form',
  {
    problem: (count: number) => `There is a problem: ${english(count)}`,
    allFixed: 'All of it is fixed: you can save now',
    fixed: 'fixed',
    titlePrefix: 'Error: ',
    needed: (label: string) => `${label} is required`,
    unfit: (label: string) => `Check ${label}: it is not in the right form`,
    saved: 'Saved',
    notSaved: 'It was not saved',
    kept: 'Nothing you filled in is lost.',
    retry: 'Try again',
    thisForm: 'this form',
    unsaved: 'Unsaved changes',
    unsavedIn: (sections: string) => `Unsaved changes in ${sections}`,
  },
  {
    he: {
      problem: (count: number) => `יש בעיה: ${hebrew(count)}`,
      allFixed: 'הכול תוקן: אפשר לשמור',
      fixed: 'תוקן',
      titlePrefix: 'שגיאה: ',
      needed: (label: string) => `${label}: שדה חובה`,
      unfit: (label: string) => `${label}: הערך אינו במבנה הנכון`,
      saved: 'נשמר',
      notSaved: 'זה לא נשמר',
      kept: 'כל מה שמולא נשאר כאן.',
      retry: 'לנסות שוב',
      thisForm: 'הטופס הזה',
      unsaved: 'יש שינויים שלא נשמרו',
      unsavedIn: (sections: string) => `יש שינויים שלא נשמרו: ${sections}`,
    },
    ru: {
      problem: (count: number) => `Есть проблема: ${russian(count)}`,
      allFixed: 'Всё исправлено: можно сохранять',
      fixed: 'исправлено',
      titlePrefix: 'Ошибка: ',
      needed: (label: string) => `${label}: обязательное поле`,
      unfit: (label: string) => `${label}: значение в неверном формате`,
      saved: 'Сохранено',
      notSaved: 'Не сохранено',
      kept: 'Всё введённое осталось на месте.',
      retry: 'Повторить',
      thisForm: 'эта форма',
      unsaved: 'Есть несохранённые изменения',
      unsavedIn: (sections: string) => `Есть несохранённые изменения: ${sections}`,
    },
  },
);
