// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings, isolate } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'Toast',
  () => ({
    region: 'Notifications',
    error: 'Error:',
    warning: 'Warning:',
    close: (title: string) => `Close “${isolate(title)}”`,
    action: (label: string) => `“${isolate(label)}” is available in Notifications.`,
    nothing: 'No notifications yet.',
  }),
  {
    he: () => ({
      region: 'התראות',
      error: 'שגיאה:',
      warning: 'אזהרה:',
      close: (title) => `סגירת ״${isolate(title, 'rtl')}״`,
      action: (label) => `״${isolate(label, 'rtl')}״ נמצא באזור ההתראות.`,
      nothing: 'אין עדיין התראות.',
    }),
    ru: () => ({
      region: 'Уведомления',
      error: 'Ошибка:',
      warning: 'Внимание:',
      close: (title) => `Закрыть «${isolate(title)}»`,
      action: (label) => `Действие «${isolate(label)}» доступно в уведомлениях.`,
      nothing: 'Уведомлений пока нет.',
    }),
  },
);
