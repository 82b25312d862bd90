import type { FormErrors } from '../Form/index.ts';
import { Select } from '../Select/index.ts';
import { TextField } from '../TextField/index.ts';
import type { FormTab } from './TabbedForm.tsx';

/** The sentences of fields that are needed, by their names. */
export const needed = {
  name: 'Channel Name is required',
  phone: 'Phone Number is required',
  repName: 'Rep Name is required',
  opening: 'Opening Message is required',
};

export const missing = (words: Record<string, string>) => (values: FormData) =>
  Object.fromEntries(Object.entries(words).filter(([name]) => !values.get(name))) as FormErrors;

const personality = 'Personality Type';

const numbers = [
  { value: '1', label: '074 - 5540172' },
  { value: '2', label: '074 - 5540190' },
];

export const tabs: FormTab[] = [
  {
    id: 'basic',
    label: 'Basic',
    children: (
      <>
        <TextField name="name" label="Channel Name" defaultValue="Reception" />
        <Select name="phone" label="Phone Number" options={numbers} />
      </>
    ),
  },
  {
    id: 'bot',
    label: 'Bot',
    children: (
      <>
        <TextField name="repName" label="Rep Name" />
        <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
          <legend>{personality}</legend>
          {['Professional', 'Friendly', 'Daily'].map((type) => (
            <label
              key={type}
              style={{
                display: 'inline-flex',
                alignItems: 'center',
                minBlockSize: 44,
                paddingInlineEnd: '1rem',
              }}
            >
              <input type="radio" name="personality" value={type} required /> {type}
            </label>
          ))}
        </fieldset>
        <TextField name="opening" label="Opening Message" />
      </>
    ),
  },
];

export const bot: FormTab = {
  id: 'bot',
  label: 'Bot',
  children: <TextField name="repName" label="Rep Name" />,
};
