import { defineStrings } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'AppShell',
  { skip: 'Skip to main content' },
  { he: { skip: 'דילוג לתוכן הראשי' }, ru: { skip: 'Перейти к основному содержанию' } },
);
