import { defineStrings } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'Breadcrumbs',
  { breadcrumbs: 'Breadcrumbs' },
  { he: { breadcrumbs: 'נתיב הדפים' }, ru: { breadcrumbs: 'Путь к странице' } },
);
