import { CheckboxGroup, Form, FormActions, type FormErrors, TextField } from '@console/ui';
import { Controller, type FieldErrors, useForm } from 'react-hook-form';

interface Berth {
  boat: string;
  nights: string[];
}

const nights = [
  { value: 'fri', label: 'Friday' },
  { value: 'sat', label: 'Saturday' },
];

/** React Hook Form holds the values and the rules; `Form` shows the errors and moves focus to them. */
export function OtherFormLibrary({ save }: { save: (berth: Berth) => Promise<FormErrors | undefined> }) {
  const { control, handleSubmit } = useForm<Berth>({
    defaultValues: { boat: '', nights: [] },
    // The form moves focus, to the summary if there are several errors.
    shouldFocusError: false,
  });

  const submit = async () => {
    let reply: FormErrors | undefined;
    await handleSubmit(
      async (berth) => {
        reply = await save(berth);
      },
      (errors) => {
        reply = messagesOf(errors);
      },
    )();
    return reply;
  };

  return (
    <Form onSubmit={submit}>
      <Controller
        control={control}
        name="boat"
        rules={{ required: 'Enter the name of the boat' }}
        render={({ field }) => <TextField {...field} label="Boat" />}
      />
      <Controller
        control={control}
        name="nights"
        rules={{ validate: (chosen) => chosen.length > 0 || 'Choose at least one night' }}
        render={({ field }) => <CheckboxGroup {...field} label="Nights" options={nights} />}
      />
      <FormActions save="Book" />
    </Form>
  );
}

const messagesOf = (errors: FieldErrors<Berth>): FormErrors =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error.message ?? 'Check this']));
