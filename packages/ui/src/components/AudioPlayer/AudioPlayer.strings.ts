import { defineStrings } from '../../locale/index.ts';
import type { SeekUnavailableReason } from './player.ts';

export const useStrings = defineStrings(
  'AudioPlayer',
  {
    play: (title: string) => `Play ${title}`,
    pause: (title: string) => `Pause ${title}`,
    back: (time: string) => `Back ${time}`,
    forward: (time: string) => `Forward ${time}`,
    position: 'Position',
    timeOf: (time: string, total: string) => `${time} of ${total}`,
    elapsed: (time: string) => `Played: ${time}`,
    total: (time: string) => `Length: ${time}`,
    unknownTotal: 'Length not known',
    speed: 'Speed',
    /** With what the file is: "Download call with Ana, 19 November, MP3, 120 kB". */
    download: (title: string, facts: string[]) => `Download ${[title, ...facts].join(', ')}`,
    loading: 'Loading',
    failed: 'The recording could not be played.',
    retry: 'Retry',
    obstacle: (obstacle: SeekUnavailableReason) =>
      ({
        noLength: 'The length of the recording is not known, so you can only play it from where it is.',
        noRanges: 'The server sends the recording only from the beginning, so you can only play it through.',
      })[obstacle],
  },
  {
    he: {
      play: (title) => `השמעת ${title}`,
      pause: (title) => `השהיית ${title}`,
      back: (time) => `${time} אחורה`,
      forward: (time) => `${time} קדימה`,
      position: 'מיקום',
      timeOf: (time, total) => `${time} מתוך ${total}`,
      elapsed: (time) => `הושמע: ${time}`,
      total: (time) => `אורך: ${time}`,
      unknownTotal: 'האורך אינו ידוע',
      speed: 'מהירות',
      download: (title, facts) => `הורדת ${[title, ...facts].join(', ')}`,
      loading: 'בטעינה',
      failed: 'לא ניתן להשמיע את ההקלטה.',
      retry: 'ניסיון נוסף',
      obstacle: (obstacle) =>
        ({
          noLength: 'אורך ההקלטה אינו ידוע, ולכן אפשר רק להשמיע אותה מהמקום שבו היא נמצאת.',
          noRanges: 'השרת שולח את ההקלטה רק מתחילתה, ולכן אפשר רק להשמיע אותה ברצף.',
        })[obstacle],
    },
    ru: {
      play: (title) => `Воспроизвести: ${title}`,
      pause: (title) => `Приостановить: ${title}`,
      back: (time) => `Назад на ${time}`,
      forward: (time) => `Вперёд на ${time}`,
      position: 'Позиция',
      timeOf: (time, total) => `${time}, всего ${total}`,
      elapsed: (time) => `Прошло: ${time}`,
      total: (time) => `Длительность: ${time}`,
      unknownTotal: 'Длительность неизвестна',
      speed: 'Скорость',
      download: (title, facts) => `Скачать: ${[title, ...facts].join(', ')}`,
      loading: 'Загрузка',
      failed: 'Не удалось воспроизвести запись.',
      retry: 'Повторить',
      obstacle: (obstacle) =>
        ({
          noLength: 'Длительность записи неизвестна, поэтому её можно слушать только подряд.',
          noRanges: 'Сервер передаёт запись только с начала, поэтому её можно слушать только подряд.',
        })[obstacle],
    },
  },
);

/** "120 kB", "1.2 MB": of a thousand bytes each, as a phone's list of files says it. */
export function formatSize(bytes: number, locale: string) {
  const [unit, amount] = bytes < 1e6 ? ['kilobyte', bytes / 1e3] : ['megabyte', bytes / 1e6];
  const digits = bytes < 1e6 ? 0 : 1;
  return number(locale, { ...unitOptions(String(unit), 'short'), maximumFractionDigits: digits }).format(
    Number(amount),
  );
}

/** "1.25×" */
export const formatSpeed = (speed: number, locale: string) => `${number(locale, {}).format(speed)}×`;

const unitOptions = (unit: string, unitDisplay: 'long' | 'short') =>
  ({ style: 'unit', unit, unitDisplay }) as const;

const known = new Map<string, Intl.NumberFormat>();

function number(locale: string, options: Intl.NumberFormatOptions) {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = known.get(key) ?? new Intl.NumberFormat(locale, options);
  known.set(key, format);
  return format;
}
