// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings, isolate } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'UnsavedChangesGuard',
  () => ({
    question: 'You have unsaved changes. Are you sure you want to leave?',
    unsaved: (names: string) => `Not saved: ${isolate(names)}.`,
    leave: 'Yes',
    stay: 'No',
  }),
  {
    he: () => ({
      question: 'יש שינויים שלא נשמרו. לצאת בכל זאת?',
      unsaved: (names) => `לא נשמר: ${isolate(names, 'rtl')}.`,
      leave: 'כן',
      stay: 'לא',
    }),
    ru: () => ({
      question: 'Есть несохранённые изменения. Всё равно уйти со страницы?',
      unsaved: (names) => `Не сохранено: ${isolate(names)}.`,
      leave: 'Да',
      stay: 'Нет',
    }),
  },
);
