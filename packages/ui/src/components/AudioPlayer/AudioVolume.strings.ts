// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'AudioVolume',
  () => ({ volume: 'Volume', mute: 'Mute', unmute: 'Unmute', muted: 'Muted' }),
  {
    he: () => ({ volume: 'עוצמת קול', mute: 'השתקה', unmute: 'ביטול ההשתקה', muted: 'מושתק' }),
    ru: () => ({
      volume: 'Громкость',
      mute: 'Выключить звук',
      unmute: 'Включить звук',
      muted: 'Звук выключен',
    }),
  },
);
