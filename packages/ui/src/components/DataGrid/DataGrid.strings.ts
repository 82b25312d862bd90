// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'DataGrid',
  () => ({ actionsCame: 'Actions for the selected rows are below the table' }),
  {
    he: () => ({ actionsCame: 'הפעולות על השורות שנבחרו נמצאות מתחת לטבלה' }),
    ru: () => ({ actionsCame: 'Действия с выбранными строками находятся под таблицей' }),
  },
);
