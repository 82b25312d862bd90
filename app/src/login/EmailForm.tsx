import { isEmail } from '@console/contract/rules';
import { Button, Form, TextField } from '@console/ui';
import { useWords } from '../messages/index.ts';
import css from './EmailForm.module.css';
import type { SignIn } from './login.data.ts';

export interface EmailFormProps {
  signIn: SignIn;
  isAccepted: boolean;
}

/** E-mail and password, for members whose team gave them one. Loaded only where the server offers it. */
export default function EmailForm({ signIn, isAccepted }: EmailFormProps) {
  const words = useWords();
  return (
    <Form
      label={words('login.emailButton')}
      savedMessage={null}
      validate={(values) => ({
        email: isEmail(text(values, 'email').trim()) ? undefined : words('forms.email'),
        password: text(values, 'password')
          ? undefined
          : words('forms.required', { field: words('login.password') }),
      })}
      // What goes wrong is said above, with what the other ways to sign in have to say.
      onSubmit={(values) => signIn.signInWithEmail(text(values, 'email').trim(), text(values, 'password'))}
    >
      <p className={css.note}>{words('login.emailOnly')}</p>
      <TextField name="email" type="email" autoComplete="username" dir="ltr" label={words('login.email')} />
      <TextField
        name="password"
        type="password"
        autoComplete="current-password"
        dir="ltr"
        label={words('login.password')}
      />
      <Button
        type="submit"
        isDisabled={!isAccepted}
        isBusy={signIn.isBusy}
        busyLabel={words('login.signingIn')}
      >
        {words('login.emailButton')}
      </Button>
    </Form>
  );
}

const text = (values: FormData, name: string) => {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
};
