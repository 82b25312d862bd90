import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { inPlace } from '../../testing/inPlace.tsx';
import { Field, type FieldProps, fieldControl, useField } from './public.ts';

function DateField(words: Omit<FieldProps, 'ids' | 'children'>) {
  const id = useId();
  const ids = useField(words);

  return (
    <Field {...words} ids={ids} htmlFor={id}>
      <input
        {...ids.describedBy}
        id={id}
        type="date"
        className={fieldControl}
        data-part="field-control"
        aria-invalid={words.error !== undefined}
      />
    </Field>
  );
}

const meta = {
  title: 'Components/Fields/Field',
  id: 'components-field',
  component: DateField,
  args: { label: 'Date' },
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { hint: 'Of the first call.' } };

export const Optional: Story = { args: { requiredIndicator: 'optional' } };

export const Failed: Story = {
  args: { hint: 'Of the first call.', error: 'Choose a day that is not in the future.' },
};

export const HiddenLabel: Story = { args: { isLabelHidden: true } };

export const LongWords: Story = {
  args: {
    label: 'Wijzigingsbevestigingsverzoekversendungsgenehmigungsdatum',
    hint: 'Telefonnummernverwaltungsgesellschaftsmitgliedschaftsbescheinigung',
    error: 'Mitgliedschaftsbescheinigungsdatumsverwaltungsangelegenheit fehlt',
  },
  decorators: [inPlace('14rem')],
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: { label: 'תאריך', error: 'יש לבחור יום שאינו בעתיד.', requiredIndicator: 'optional' },
};
