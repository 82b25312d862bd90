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
 * E-mail and password, for members whose team gave them one, and then a code where the account has a second factor.
 * Loaded only where the server offers it.
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
      // What else goes wrong is said above, with what the other ways to sign in have to say.
      onSubmit={async (values) => {
        const field = values.has('recoveryCode') ? 'recoveryCode' : 'code';
        const code = text(values, field).trim();
        // Said once it is sent: a kind of code that was just chosen is not wrong yet.
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
        // Another account may not ask for a code.
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

/** Asks for a code of the authenticator app, or for a recovery code where the app was lost. */
function CodeField() {
  const t = useMessages();
  const [isRecovery, setIsRecovery] = useState(false);
  return (
    <>
      <TextField
        key={String(isRecovery)}
        // What was said of the one code is not said of the other.
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
