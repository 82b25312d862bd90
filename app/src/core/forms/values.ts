import { isPhone, normalisePhone } from '@console/contract/rules';

/** What a form holds, by the names of its fields. A box that is not checked is an empty text; a list is several of one name. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** Reads the fields that `shape` names out of a form; what it has a list for is read as a list. */
export function valuesIn<Values extends FormValues>(data: FormData, shape: Values): Values {
  const read = (name: string, known: string | readonly string[]) =>
    typeof known === 'string' ? textOf(data.get(name)) : data.getAll(name).map(textOf);
  return Object.fromEntries(
    Object.entries(shape).map(([name, known]) => [name, read(name, known)]),
  ) as unknown as Values;
}

const textOf = (entry: FormDataEntryValue | null) => (typeof entry === 'string' ? entry : '');

/** Whether two versions say the same, but for blanks around a text and the way in which a phone number is written. */
export const isSame = (one: FormValues, other: FormValues) => said(one) === said(other);

const said = (values: FormValues) =>
  JSON.stringify(
    Object.entries(values)
      .map(([name, value]) => [name, typeof value === 'string' ? plain(value.trim()) : value])
      .toSorted(([one], [other]) => `${one}`.localeCompare(`${other}`)),
  );

const plain = (text: string) => (isPhone(text) ? normalisePhone(text) : text);
