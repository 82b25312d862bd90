import { Link, Page, TextField } from '@console/ui';
import { Form } from '@console/ui/form';

export default function About() {
  return (
    <Page title="אודות">
      <Form label="אודות" warnOnUnsaved onSubmit={() => undefined}>
        <TextField name="name" label="שם" />
      </Form>
      <Link href="/">המרפאה</Link>
    </Page>
  );
}
