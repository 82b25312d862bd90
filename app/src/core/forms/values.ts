import { isPhone, normalisePhone } from '@console/contract/rules';

/** Form values keyed by field name. An unchecked checkbox is an empty string; repeated fields are an array. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** Reads the fields in `shape` from form data, as arrays where `shape` has an array. */
export function valuesIn<Values extends FormValues>(data: FormData, shape: Values): Values {
  const read = (name: string, known: string | readonly string[]) =>
    typeof known === 'string' ? textOf(data.get(name)) : data.getAll(name).map(textOf);
  return Object.fromEntries(
    Object.entries(shape).map(([name, known]) => [name, read(name, known)]),
  ) as unknown as Values;
}

const textOf = (entry: FormDataEntryValue | null) => (typeof entry === 'string' ? entry : '');

/** Whether two versions are equal, ignoring surrounding spaces and the format of phone numbers. */
export const isSame = (one: FormValues, other: FormValues) => said(one) === said(other);

const said = (values: FormValues) =>
  JSON.stringify(
    Object.entries(values)
      .map(([name, value]) => [name, typeof value === 'string' ? plain(value.trim()) : value])
      .toSorted(([one], [other]) => `${one}`.localeCompare(`${other}`)),
  );

const plain = (text: string) => (isPhone(text) ? normalisePhone(text) : text);
