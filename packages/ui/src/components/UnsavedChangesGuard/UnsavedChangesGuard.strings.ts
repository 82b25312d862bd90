import { defineStrings } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'UnsavedChangesGuard',
  {
    question: 'You have unsaved changes. Are you sure you want to leave?',
    unsaved: (names: string) => `Not saved: ${names}.`,
    leave: 'Yes',
    stay: 'No',
  },
  {
    he: {
      question: 'יש שינויים שלא נשמרו. לצאת בכל זאת?',
      unsaved: (names: string) => `לא נשמר: ${names}.`,
      leave: 'כן',
      stay: 'לא',
    },
    ru: {
      question: 'Есть несохранённые изменения. Уйти со страницы?',
      unsaved: (names: string) => `Не сохранено: ${names}.`,
      leave: 'Да',
      stay: 'Нет',
    },
  },
);
