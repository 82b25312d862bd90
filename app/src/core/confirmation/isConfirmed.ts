import { normalisePhone } from '@console/contract/rules';

/** Something that is deleted only after its name, or its phone number, was typed. */
export interface Confirmable {
  name: string;
  phone?: string;
}

/** Ignores case, spaces and characters that can't be seen, which nobody can be expected to type. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Whether a text is the name or the number. If neither can be typed, any text is. */
export function isConfirmed(typed: string, { name, phone = '' }: Confirmable) {
  const [said, called, number] = [plain(typed), plain(name), normalisePhone(phone)];
  if (called === '' && number === '') return true;
  return (said !== '' && said === called) || (number !== '' && normalisePhone(said) === number);
}
