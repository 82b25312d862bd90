// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.
import { defineStrings, isolate, number, plural } from '../../locale/index.ts';

export const useStrings = defineStrings(
  'FileField',
  (locale) => ({
    chooseFile: 'Choose File',
    chooseFiles: 'Choose Files',
    dropFile: 'or drop it here',
    dropFiles: 'or drop them here',
    type: (type: 'image' | 'audio' | 'video') =>
      ({ image: 'images', audio: 'audio files', video: 'videos' })[type],
    wrongType: ({ file, types }: { file: string; types: string }) =>
      `${isolate(file)} wasn’t added. Accepted types: ${isolate(types)}.`,
    tooLarge: ({ file, size, max }: { file: string; size: string; max: string }) =>
      `${isolate(file)} wasn’t added. It has ${isolate(size)}, and the limit is ${isolate(max)}.`,
    tooMany: ({ count, max }: { count: number; max: number }) =>
      `${number(locale, count)} ${plural('en', count, { one: 'file wasn’t', other: 'files weren’t' })} added. The limit is ${number(locale, max)}.`,
    added: (names: string) => `Added ${isolate(names)}.`,
    removed: (file: string) => `Removed ${isolate(file)}.`,
    count: (count: number) =>
      `${number(locale, count)} ${plural('en', count, { one: 'file is', other: 'files are' })} chosen.`,
    remove: (file: string) => `Remove ${isolate(file)}`,
    uploading: (file: string) => `Uploading ${isolate(file)}`,
    done: 'Uploaded',
    uploaded: (names: string) => `Uploaded ${isolate(names)}.`,
    failed: ({ file, error }: { file: string; error: string }) => `${isolate(file)}: ${isolate(error)}`,
  }),
  {
    he: (locale) => ({
      chooseFile: 'בחירת קובץ',
      chooseFiles: 'בחירת קבצים',
      dropFile: 'או גרירה לכאן',
      dropFiles: 'או גרירה לכאן',
      type: (type) => ({ image: 'תמונות', audio: 'קובצי שמע', video: 'סרטונים' })[type],
      wrongType: ({ file, types }) =>
        `${isolate(file, 'rtl')} לא נוסף. סוגים מתאימים: ${isolate(types, 'rtl')}.`,
      tooLarge: ({ file, size, max }) =>
        `${isolate(file, 'rtl')} לא נוסף. גודלו ${isolate(size, 'rtl')}, והמרב הוא ${isolate(max, 'rtl')}.`,
      tooMany: ({ count, max }) =>
        `${plural('he', count, { one: 'קובץ אחד לא נוסף', two: 'שני קבצים לא נוספו', other: `${number(locale, count)} קבצים לא נוספו` })}. אפשר לבחור עד ${number(locale, max)}.`,
      added: (names) => `נוספו: ${isolate(names, 'rtl')}.`,
      removed: (file) => `${isolate(file, 'rtl')} הוסר.`,
      count: (count) =>
        plural('he', count, {
          one: 'נבחר קובץ אחד.',
          two: 'נבחרו שני קבצים.',
          other: `נבחרו ${number(locale, count)} קבצים.`,
        }),
      remove: (file) => `הסרת ${isolate(file, 'rtl')}`,
      uploading: (file) => `הקובץ ${isolate(file, 'rtl')} נטען`,
      done: 'נטען',
      uploaded: (names) => `נטענו: ${isolate(names, 'rtl')}.`,
      failed: ({ file, error }) => `${isolate(file, 'rtl')}: ${isolate(error, 'rtl')}`,
    }),
    ru: (locale) => ({
      chooseFile: 'Выбрать файл',
      chooseFiles: 'Выбрать файлы',
      dropFile: 'или перетащите его сюда',
      dropFiles: 'или перетащите их сюда',
      type: (type) => ({ image: 'изображения', audio: 'аудиофайлы', video: 'видео' })[type],
      wrongType: ({ file, types }) => `Файл ${isolate(file)} не добавлен. Подходят: ${isolate(types)}.`,
      tooLarge: ({ file, size, max }) =>
        `Файл ${isolate(file)} не добавлен. Его размер ${isolate(size)}, а можно не больше ${isolate(max)}.`,
      tooMany: ({ count, max }) =>
        `${number(locale, count)} ${plural('ru', count, { one: 'файл не добавлен', many: 'файлов не добавлены', other: 'файла не добавлены' })}. Можно не больше ${number(locale, max)}.`,
      added: (names) => `Добавлено: ${isolate(names)}.`,
      removed: (file) => `Файл ${isolate(file)} удалён.`,
      count: (count) =>
        plural('ru', count, {
          one: `Выбран ${number(locale, count)} файл.`,
          many: `Выбрано ${number(locale, count)} файлов.`,
          other: `Выбрано ${number(locale, count)} файла.`,
        }),
      remove: (file) => `Удалить ${isolate(file)}`,
      uploading: (file) => `Загружается ${isolate(file)}`,
      done: 'Загружен',
      uploaded: (names) => `Загружено: ${isolate(names)}.`,
      failed: ({ file, error }) => `${isolate(file)}: ${isolate(error)}`,
    }),
  },
);
