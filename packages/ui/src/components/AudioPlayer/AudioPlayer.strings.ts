// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings, isolate } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'AudioPlayer',
  () => ({
    play: (title: string) => `Play ${isolate(title)}`,
    pause: (title: string) => `Pause ${isolate(title)}`,
    back: (time: string) => `Back ${isolate(time)}`,
    forward: (time: string) => `Forward ${isolate(time)}`,
    position: 'Position',
    timeOf: ({ time, total }: { time: string; total: string }) => `${isolate(time)} of ${isolate(total)}`,
    elapsed: (time: string) => `Played: ${isolate(time)}`,
    total: (time: string) => `Length: ${isolate(time)}`,
    unknownTotal: 'Unknown length',
    speed: 'Speed',
    download: (file: string) => `Download ${isolate(file)}`,
    loading: 'Loading',
    failed: 'Couldn’t play the recording.',
    retry: 'Retry',
    obstacle: (reason: 'noLength' | 'noRanges') =>
      `This ${{ noLength: 'recording’s length is unknown, so you can’t skip to another point.', noRanges: 'recording can only be played from the start, so you can’t skip ahead.' }[reason]}`,
  }),
  {
    he: () => ({
      play: (title) => `השמעת ${isolate(title, 'rtl')}`,
      pause: (title) => `השהיית ${isolate(title, 'rtl')}`,
      back: (time) => `${isolate(time, 'rtl')} אחורה`,
      forward: (time) => `${isolate(time, 'rtl')} קדימה`,
      position: 'מיקום',
      timeOf: ({ time, total }) => `${isolate(time, 'rtl')} מתוך ${isolate(total, 'rtl')}`,
      elapsed: (time) => `הושמע: ${isolate(time, 'rtl')}`,
      total: (time) => `אורך: ${isolate(time, 'rtl')}`,
      unknownTotal: 'אורך לא ידוע',
      speed: 'מהירות',
      download: (file) => `הורדת ${isolate(file, 'rtl')}`,
      loading: 'טוען',
      failed: 'לא ניתן להשמיע את ההקלטה.',
      retry: 'ניסיון נוסף',
      obstacle: (reason) =>
        ({
          noLength: 'אורך ההקלטה אינו ידוע, ולכן אי אפשר לעבור לנקודה אחרת.',
          noRanges: 'אפשר להשמיע את ההקלטה רק מתחילתה, בלי לדלג קדימה.',
        })[reason],
    }),
    ru: () => ({
      play: (title) => `Воспроизвести: ${isolate(title)}`,
      pause: (title) => `Приостановить: ${isolate(title)}`,
      back: (time) => `Назад на ${isolate(time)}`,
      forward: (time) => `Вперёд на ${isolate(time)}`,
      position: 'Позиция',
      timeOf: ({ time, total }) => `${isolate(time)}, всего ${isolate(total)}`,
      elapsed: (time) => `Прошло: ${isolate(time)}`,
      total: (time) => `Длительность: ${isolate(time)}`,
      unknownTotal: 'Длительность неизвестна',
      speed: 'Скорость',
      download: (file) => `Скачать: ${isolate(file)}`,
      loading: 'Загрузка',
      failed: 'Не удалось воспроизвести аудиозапись.',
      retry: 'Повторить',
      obstacle: (reason) =>
        `${{ noLength: 'Длительность аудиозаписи неизвестна, поэтому', noRanges: 'Эту аудиозапись можно слушать только с начала,' }[reason]} перемотка недоступна.`,
    }),
  },
);
