import { defineStrings } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'Toast',
  {
    region: 'Notifications',
    error: 'Error:',
    warning: 'Warning:',
    close: (title: string) => `Close “${title}”`,
    action: (label: string) => `“${label}” is available in Notifications.`,
    nothing: 'No notification yet.',
  },
  {
    he: {
      region: 'התראות',
      error: 'שגיאה:',
      warning: 'אזהרה:',
      close: (title: string) => `סגירת ״${title}״`,
      action: (label: string) => `״${label}״ נמצא באזור ההתראות.`,
      nothing: 'אין עדיין התראות.',
    },
    ru: {
      region: 'Уведомления',
      error: 'Ошибка:',
      warning: 'Внимание:',
      close: (title: string) => `Закрыть «${title}»`,
      action: (label: string) => `Действие «${label}» доступно в уведомлениях.`,
      nothing: 'Уведомлений пока нет.',
    },
  },
);
