import { defineStrings } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'DataGrid',
  { actionsCame: 'Actions for the selected rows are below the rows' },
  {
    he: { actionsCame: 'הפעולות על השורות שנבחרו נמצאות מתחת לשורות' },
    ru: { actionsCame: 'Действия с выбранными строками находятся под строками' },
  },
);
