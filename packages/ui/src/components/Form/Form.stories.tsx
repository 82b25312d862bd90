import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Select } from '../Select/index.ts';
import { TextField } from '../TextField/index.ts';
import { Form, FormActions, type FormErrors, FormGroup, type FormProps, useFormField } from './index.ts';

const required = (names: Record<string, string>) => (values: FormData) =>
  Object.fromEntries(
    Object.entries(names)
      .filter(([name]) => !values.get(name))
      .map(([name, message]) => [name, message]),
  ) satisfies FormErrors;

/** A custom control: native radio buttons that register with the form. */
function Reminder() {
  const error = useFormField({ name: 'reminder', label: 'Reminder' });

  return (
    <fieldset id="reminder" aria-describedby={error && 'reminder-error'}>
      <legend>Reminder</legend>
      {['Call', 'Message'].map((way) => (
        <label key={way}>
          <input type="radio" name="reminder" value={way} /> {way}
        </label>
      ))}
      {error !== undefined && <p id="reminder-error">{error}</p>}
    </fieldset>
  );
}

const args: FormProps = {
  onSubmit: () => undefined,
  validate: required({
    name: 'Organization Name is required',
    industry: 'Industry is required',
    reminder: 'Choose how to remind',
  }),
  children: (
    <>
      <TextField name="name" label="Organization Name" />
      <Select
        name="industry"
        label="Industry"
        options={[
          { value: 'food', label: 'Food' },
          { value: 'health', label: 'Health' },
        ]}
      />
      <Reminder />
      <FormActions save="Save organization">
        <Button>Cancel</Button>
      </FormActions>
    </>
  ),
};

const meta = {
  title: 'Components/Forms/Form',
  id: 'components-form',
  component: Form,
  args,
  // React-aria's live region keeps references to buttons of earlier stories.
  afterEach: () => {
    for (const said of document.querySelectorAll('[data-live-announcer] [role="img"]')) said.remove();
  },
} satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<FormProps>;

const send = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /save|שמירה/i }));
};

const filled = (
  <>
    <TextField name="name" label="Organization Name" defaultValue="Levinsky Bakery" />
    <TextField name="phone" label="Owner Phone" defaultValue="054-22" dir="ltr" />
    <FormActions save="Save organization" />
  </>
);

export const Ready: Story = {};

export const Failed: Story = { play: send };

export const OneError: Story = {
  args: {
    children: filled,
    validate: (values) =>
      /^\d{10}$/.test(String(values.get('phone'))) ? {} : { phone: 'Must be 10 digits' },
  },
  play: send,
};

export const RefusedByTheServer: Story = {
  args: {
    children: filled,
    validate: () => ({}),
    onSubmit: async () => ({
      name: 'This name is taken',
      form: 'The server could not check the phone number.',
    }),
  },
  play: send,
};

/** The host controls the value and the server's errors. */
export const Controlled: Story = {
  render: function Controlled(given) {
    const [name, setName] = useState('');
    const [errors, setErrors] = useState<FormErrors>({});

    return (
      <Form
        {...given}
        errors={errors}
        onSubmit={async () =>
          setErrors({
            ...(name === 'Levinsky' && { name: 'This name is taken' }),
            ...(name === '' && { quota: 'No more organizations can be added to this account.' }),
          })
        }
      >
        <TextField name="name" label="Organization Name" value={name} onChange={setName} />
        <FormActions save="Save organization" />
      </Form>
    );
  },
  args: { validate: () => ({}) },
  play: send,
};

/** A server error without a matching field is about the whole form, and doesn't block the next submit. */
export const NobodysError: Story = {
  args: {
    children: filled,
    validate: () => ({}),
    onSubmit: async () => ({ quota: 'No more organizations can be added to this account.' }),
  },
  play: send,
};

/** The network failed: the form keeps all values, explains what happened and offers a retry. */
export const NotSaved: Story = {
  args: {
    children: filled,
    validate: () => ({}),
    onSubmit: () => Promise.reject(new TypeError('Failed to fetch')),
    describeFailure: () => 'The server did not answer.',
  },
  play: send,
};

/** A title and a description next to the fields, or above them in a narrow container. */
export const InGroups: Story = {
  args: {
    validate: () => ({}),
    children: (
      <>
        <FormGroup title="Business" description="Who the caller reaches.">
          <TextField name="name" label="Organization Name" />
          <TextField name="city" label="City" />
        </FormGroup>
        <FormGroup title="Owner" description="Whom we write to about the account.">
          <TextField name="phone" label="Owner Phone" dir="ltr" />
        </FormGroup>
        <FormActions save="Save organization" />
      </>
    ),
  },
};

export const Waiting: Story = {
  args: { children: filled, validate: () => ({}), onSubmit: () => new Promise<void>(() => {}) },
  play: send,
};

export const Saved: Story = { args: { children: filled, validate: () => ({}) }, play: send };

export const LongWords: Story = {
  args: {
    children: filled,
    validate: () => ({
      name: 'Wijzigingsbevestigingsverzoekversendungsgenehmigungstelefonnummernverwaltung',
      phone: 'Telefonnummernverwaltungsgesellschaftsmitgliedschaftsbescheinigungsantrag',
    }),
  },
  play: send,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: {
    validate: required({ name: 'שם הארגון: שדה חובה', phone: 'טלפון: שדה חובה' }),
    children: (
      <>
        <TextField name="name" label="שם הארגון" />
        <TextField name="phone" label="טלפון" dir="ltr" />
        <FormActions save="שמירה" />
      </>
    ),
  },
  play: send,
};
