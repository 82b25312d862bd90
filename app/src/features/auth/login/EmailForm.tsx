import { isEmail } from '@console/contract/rules';
import { Button, Form, TextField } from '@console/ui';
import { useState } from 'react';
import { type MessageKey, useMessages } from '../../../core/i18n/index.ts';
import css from './EmailForm.module.css';
import type { SignIn } from './login.queries.ts';

export interface EmailFormProps {
  signIn: SignIn;
  isAccepted: boolean;
}

/**
 * Sign-in with email and password, and with a code if the account has a second factor. For members who got a password
 * from their team. Loaded only if the server offers it.
 */
export default function EmailForm({ signIn, isAccepted }: EmailFormProps) {
  const t = useMessages();
  const [isCodeAsked, setIsCodeAsked] = useState(false);
  const required = (value: string, field: MessageKey) =>
    value ? undefined : t('forms.required', { field: t(field) });

  return (
    <Form
      label={t('login.emailButton')}
      savedMessage={null}
      validate={(values) => ({
        email: isEmail(text(values, 'email').trim()) ? undefined : t('forms.email'),
        password: required(text(values, 'password'), 'common.password'),
      })}
      // Other errors are shown above, together with those of the other sign-in methods.
      onSubmit={async (values) => {
        const field = values.has('recoveryCode') ? 'recoveryCode' : 'code';
        const code = text(values, field).trim();
        // Validated only on submit, so that a newly selected kind of code isn't invalid yet.
        if (isCodeAsked && !code) return { [field]: required(code, `login.${field}`) };
        const email = text(values, 'email').trim();
        const asked = await signIn.signInWithEmail({ email, password: text(values, 'password'), code });
        if (asked) setIsCodeAsked(true);
        return asked === 'otherCode' ? { [field]: t('forms.wrongCode') } : {};
      }}
    >
      <p className={css.note}>{t('login.emailOnly')}</p>
      <TextField
        name="email"
        type="email"
        autoComplete="username"
        dir="ltr"
        label={t('common.email')}
        // Another account might not need a code.
        onChange={() => setIsCodeAsked(false)}
      />
      <TextField
        name="password"
        type="password"
        autoComplete="current-password"
        dir="ltr"
        label={t('common.password')}
      />
      <p role="status" className={css.note}>
        {isCodeAsked && t('login.codeNeeded')}
      </p>
      {isCodeAsked && <CodeField />}
      <Button type="submit" isDisabled={!isAccepted} isBusy={signIn.isBusy} busyLabel={t('login.signingIn')}>
        {t('login.emailButton')}
      </Button>
    </Form>
  );
}

const text = (values: FormData, name: string) => {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
};

/** The field for a code from the authenticator app, or for a recovery code if the app is lost. */
function CodeField() {
  const t = useMessages();
  const [isRecovery, setIsRecovery] = useState(false);
  return (
    <>
      <TextField
        key={String(isRecovery)}
        // Separate names, so that an error about one kind of code isn't shown for the other.
        name={isRecovery ? 'recoveryCode' : 'code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        dir="ltr"
        autoFocus
        label={t(isRecovery ? 'login.recoveryCode' : 'login.code')}
        hint={t(isRecovery ? 'login.recoveryHint' : 'login.codeHint')}
      />
      <div className={css.other}>
        <Button size="small" onPress={() => setIsRecovery(!isRecovery)}>
          {t(isRecovery ? 'login.useApp' : 'login.useRecoveryCode')}
        </Button>
      </div>
    </>
  );
}
