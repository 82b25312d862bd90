// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings } from '../../locale/index.ts';

export const useStrings = defineStrings('AppShell', () => ({ skip: 'Skip to main content' }), {
  he: () => ({ skip: 'דילוג לתוכן הראשי' }),
  ru: () => ({ skip: 'Перейти к основному содержанию' }),
});
