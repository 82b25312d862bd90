import { Form, FormActions, PhoneField, TextField } from '@console/ui';
import { saveChannel } from './channelServer.ts';

/** Sentences for the error codes of the server. */
const sentences = {
  required: 'Enter a name, such as Reception',
  taken: 'Another channel has this name: choose another one',
};

/** Submits the form. Returns the server's errors by field name, or `undefined`. */
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
