import { CheckboxGroup, Form, FormActions, type FormErrors, TextField } from '@console/ui';
import { useForm } from '@tanstack/react-form';
import { useRef } from 'react';
import { z } from 'zod';

const berth = z.object({
  boat: z.string().min(1, 'Enter the name of the boat'),
  nights: z.array(z.string()).min(1, 'Choose at least one night'),
});

type Berth = z.infer<typeof berth>;

const nights = [
  { value: 'fri', label: 'Friday' },
  { value: 'sat', label: 'Saturday' },
];

/** TanStack Form holds the values and the rules; `Form` shows the errors and moves focus to them. */
export function TanStackForm({ save }: { save: (berth: Berth) => Promise<FormErrors | undefined> }) {
  const reply = useRef<FormErrors>(undefined);
  const form = useForm({
    defaultValues: { boat: '', nights: [] } as Berth,
    validators: { onSubmit: berth },
    onSubmit: async ({ value }) => {
      reply.current = await save(value);
    },
    // So that each attempt checks again.
    canSubmitWhenInvalid: true,
  });

  const submit = async () => {
    reply.current = undefined;
    await form.handleSubmit();
    return reply.current ?? messagesOf(form.state.fieldMeta);
  };

  return (
    <Form onSubmit={submit}>
      <form.Field name="boat">
        {({ name, state, handleChange, handleBlur }) => (
          <TextField
            name={name}
            label="Boat"
            value={state.value}
            onChange={handleChange}
            onBlur={handleBlur}
          />
        )}
      </form.Field>
      <form.Field name="nights">
        {({ name, state, handleChange }) => (
          <CheckboxGroup
            name={name}
            label="Nights"
            options={nights}
            value={state.value}
            onChange={handleChange}
          />
        )}
      </form.Field>
      <FormActions save="Book" />
    </Form>
  );
}

/** The first error of each field. `phones[0].number` is `phones.0.number` for `Form`. */
function messagesOf(fields: Record<string, { errors: readonly unknown[] } | undefined>): FormErrors {
  const named = Object.entries(fields).map(([name, meta]) => {
    const [error] = meta?.errors ?? [];
    const message = (error as { message?: string } | undefined)?.message;
    return [name.replace(/\[(\d+)\]/g, '.$1'), message] as const;
  });
  return Object.fromEntries(named);
}
