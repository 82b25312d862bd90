import { Form, FormActions, PhoneField, TextField } from '@console/ui';
import { saveChannel } from './channelServer.ts';

/** The server answers with codes; a person reads what to do. */
const sentences = {
  required: 'Enter a name, such as Reception',
  taken: 'Another channel has this name: choose another one',
};

/** Sends the form. The answer is what the server refused, by the name of the field, or nothing. */
async function send(values: FormData) {
  const reply = await saveChannel(values);
  if (reply.status === 200) return undefined;
  return Object.fromEntries(reply.errors.map(({ field, code }) => [field, sentences[code]]));
}

export function FormWithServerErrors() {
  return (
    <Form
      label="Channel"
      onSubmit={send}
      describeFailure={() => 'The server did not answer. Check the network.'}
      savedMessage="Channel saved"
    >
      <TextField name="name" label="Name" defaultValue="Reception" />
      <PhoneField name="phone" label="Phone number" digits={10} />
      <FormActions save="Save channel" />
    </Form>
  );
}
