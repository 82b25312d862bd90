import { Form, FormActions, TextField, UIProvider } from '@console/ui';

export function FirstForm() {
  return (
    <UIProvider locale="en">
      <Form
        label="Contact"
        validate={(values) => (values.get('name') ? {} : { name: 'Enter a name, such as Maya Levin' })}
        onSubmit={() => undefined}
      >
        <TextField name="name" label="Name" hint="As it is said on the phone." />
        <FormActions save="Save contact" />
      </Form>
    </UIProvider>
  );
}
