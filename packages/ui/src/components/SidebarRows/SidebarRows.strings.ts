import { defineStrings } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'SidebarRows',
  { containsCurrent: 'contains current page' },
  { he: { containsCurrent: 'כולל את העמוד הנוכחי' }, ru: { containsCurrent: 'содержит текущую страницу' } },
);
