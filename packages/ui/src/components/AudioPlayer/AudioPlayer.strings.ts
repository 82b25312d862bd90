import { defineStrings } from '../../locale/index.ts';
import type { SeekObstacle } from './player.ts';

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
    obstacle: (obstacle: SeekObstacle) =>
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
