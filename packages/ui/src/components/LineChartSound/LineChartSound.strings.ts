// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings, isolate } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'LineChartSound',
  () => ({
    play: 'Play as Sound',
    stop: 'Stop Sound',
    failed: 'Couldn’t play the sound',
    playing: ({
      name,
      range,
      lowest,
      highest,
    }: {
      name: string;
      range: string;
      lowest: string;
      highest: string;
    }) =>
      `${isolate(name)}, ${isolate(range)}. Lowest tone ${isolate(lowest)}, highest tone ${isolate(highest)}. Press Esc to stop.`,
    next: ({ name, lowest, highest }: { name: string; lowest: string; highest: string }) =>
      `${isolate(name)}. Lowest tone ${isolate(lowest)}, highest tone ${isolate(highest)}.`,
  }),
  {
    he: () => ({
      play: 'השמעה כצלילים',
      stop: 'עצירת הצליל',
      failed: 'לא ניתן להשמיע את הצליל',
      playing: ({ name, range, lowest, highest }) =>
        `${isolate(name, 'rtl')}, ${isolate(range, 'rtl')}. הצליל הנמוך ביותר ${isolate(lowest, 'rtl')}, הגבוה ביותר ${isolate(highest, 'rtl')}. עצירה במקש Esc.`,
      next: ({ name, lowest, highest }) =>
        `${isolate(name, 'rtl')}. הצליל הנמוך ביותר ${isolate(lowest, 'rtl')}, הגבוה ביותר ${isolate(highest, 'rtl')}.`,
    }),
    ru: () => ({
      play: 'Воспроизвести как звук',
      stop: 'Остановить звук',
      failed: 'Не удалось воспроизвести звук',
      playing: ({ name, range, lowest, highest }) =>
        `${isolate(name)}, ${isolate(range)}. Самый низкий тон — ${isolate(lowest)}, самый высокий — ${isolate(highest)}. Остановка — клавиша Esc.`,
      next: ({ name, lowest, highest }) =>
        `${isolate(name)}. Самый низкий тон — ${isolate(lowest)}, самый высокий — ${isolate(highest)}.`,
    }),
  },
);
