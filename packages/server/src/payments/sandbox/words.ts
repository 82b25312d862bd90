import { defaultLocales, directionOf, type Locale, locales } from '@console/contract/rules';
import type { CardErrors } from './cards.ts';

interface Words {
  title: string;
  /** Before the title of a page that came back with something to mend. */
  error: string;
  note: string;
  accepted: string;
  declined: string;
  number: string;
  expiry: string;
  expiryHint: string;
  code: string;
  codeHint: string;
  save: string;
  cancel: string;
  isDeclined: string;
  tooMany: string;
  problems: Record<NonNullable<CardErrors[keyof CardErrors]>, string>;
  gone: Record<'completed' | 'expired' | 'unknown', { title: string; text: string }>;
}

const en: Words = {
  title: 'Add a card',
  error: 'Error',
  note: 'A test page: no money moves. Use a test card only.',
  accepted: 'Accepted',
  declined: 'Declined',
  number: 'Card number',
  expiry: 'Expiry',
  expiryHint: 'MM/YY',
  code: 'Security code',
  codeHint: '3 or 4 digits',
  save: 'Save card',
  cancel: 'Cancel',
  isDeclined: 'The bank declined this card. Nothing was saved. Try another card.',
  tooMany: 'Too many attempts. Wait a minute, then try again.',
  problems: {
    noNumber: 'Enter the card number.',
    wrongNumber: 'This is not a card number. Check the digits.',
    foreignNumber: 'Only the test cards above work here. Never type a real card.',
    wrongExpiry: 'Enter a month and a year, as 09/30.',
    expired: 'This card has expired.',
    wrongCode: 'Enter 3 or 4 digits.',
  },
  gone: {
    completed: { title: 'This card was saved', text: 'You can close this window.' },
    expired: {
      title: 'This page has expired',
      text: 'Nothing was saved. Close this window and add the card again.',
    },
    unknown: {
      title: 'This page does not exist',
      text: 'It was cancelled or never opened. Close this window and add the card again.',
    },
  },
};

const he: Words = {
  title: 'הוספת כרטיס',
  error: 'שגיאה',
  note: 'זהו דף לבדיקות: לא יחויב שום סכום. יש להשתמש רק בכרטיס בדיקה.',
  accepted: 'מאושר',
  declined: 'נדחה',
  number: 'מספר כרטיס',
  expiry: 'תוקף',
  expiryHint: 'חודש/שנה, למשל 09/30',
  code: 'קוד אבטחה',
  codeHint: '3 או 4 ספרות',
  save: 'שמירת הכרטיס',
  cancel: 'ביטול',
  isDeclined: 'הבנק דחה את הכרטיס. דבר לא נשמר. אפשר לנסות כרטיס אחר.',
  tooMany: 'יותר מדי ניסיונות. יש להמתין דקה ולנסות שוב.',
  problems: {
    noNumber: 'יש להזין את מספר הכרטיס.',
    wrongNumber: 'זה אינו מספר כרטיס. יש לבדוק את הספרות.',
    foreignNumber: 'רק כרטיסי הבדיקה שלמעלה פועלים כאן. אין להקליד כרטיס אמיתי.',
    wrongExpiry: 'יש להזין חודש ושנה, למשל 09/30.',
    expired: 'תוקף הכרטיס פג.',
    wrongCode: 'יש להזין 3 או 4 ספרות.',
  },
  gone: {
    completed: { title: 'הכרטיס נשמר', text: 'אפשר לסגור את החלון.' },
    expired: { title: 'תוקף הדף פג', text: 'דבר לא נשמר. יש לסגור את החלון ולהוסיף את הכרטיס שוב.' },
    unknown: {
      title: 'הדף אינו קיים',
      text: 'הוא בוטל או מעולם לא נפתח. יש לסגור את החלון ולהוסיף את הכרטיס שוב.',
    },
  },
};

const ru: Words = {
  title: 'Добавить карту',
  error: 'Ошибка',
  note: 'Тестовая страница: деньги не списываются. Используйте только тестовую карту.',
  accepted: 'Принимается',
  declined: 'Отклоняется',
  number: 'Номер карты',
  expiry: 'Срок действия',
  expiryHint: 'ММ/ГГ',
  code: 'Код защиты',
  codeHint: '3 или 4 цифры',
  save: 'Сохранить карту',
  cancel: 'Отмена',
  isDeclined: 'Банк отклонил карту. Ничего не сохранено. Попробуйте другую карту.',
  tooMany: 'Слишком много попыток. Подождите минуту и попробуйте снова.',
  problems: {
    noNumber: 'Введите номер карты.',
    wrongNumber: 'Это не номер карты. Проверьте цифры.',
    foreignNumber: 'Здесь работают только тестовые карты, указанные выше. Не вводите настоящую карту.',
    wrongExpiry: 'Введите месяц и год, например 09/30.',
    expired: 'Срок действия карты истёк.',
    wrongCode: 'Введите 3 или 4 цифры.',
  },
  gone: {
    completed: { title: 'Карта сохранена', text: 'Это окно можно закрыть.' },
    expired: {
      title: 'Срок действия страницы истёк',
      text: 'Ничего не сохранено. Закройте окно и добавьте карту снова.',
    },
    unknown: {
      title: 'Такой страницы нет',
      text: 'Её отменили или никогда не открывали. Закройте окно и добавьте карту снова.',
    },
  },
};

const languages: Record<Locale, Words> = { en, he, ru };

/** The words of the card page in a person's language; Hebrew until one is chosen, as in the console. */
export function wordsIn(language: string | null) {
  const locale = locales.find((each) => each === language) ?? defaultLocales.user;
  return { language: locale, direction: directionOf(locale), words: languages[locale] };
}
