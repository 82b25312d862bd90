import { Form, Link, Skeleton, TextField } from '@console/ui';
import { useState } from 'react';
import { SavingNews, useChecks, useSaving } from '../../../core/forms/index.ts';
import { useWords } from '../../../core/i18n/index.ts';
import { later } from '../../../core/loading/later.tsx';
import css from './credentials.module.css';
import { isChangedElsewhere, type Secret, useCredentialChanges } from './credentials.queries.ts';
import { FormButtons } from './FormButtons.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const QrCode = later(
  async () => (await import('./QrCode.tsx')).QrCode,
  () => <Skeleton height="10rem" />,
);

export interface SetUpSecondFactorProps {
  /** It is on, and what is shown now is not shown again. */
  onActivated?: () => void;
  onDone: () => void;
  onCancel?: () => void;
}

/** Sets a second factor up in three steps: the password again, a first code of the app, the recovery codes. */
export function SetUpSecondFactor({ onActivated, onDone, onCancel }: SetUpSecondFactorProps) {
  const [secret, setSecret] = useState<Secret>();
  const [codes, setCodes] = useState<readonly string[]>();

  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (!secret) return <PasswordStep onProven={setSecret} onCancel={onCancel} />;
  return (
    <CodeStep
      secret={secret}
      onCancel={onCancel}
      onConfirmed={(told) => {
        setCodes(told);
        onActivated?.();
      }}
    />
  );
}

interface StepProps {
  onCancel: (() => void) | undefined;
}

function PasswordStep({ onProven, onCancel }: StepProps & { onProven: (secret: Secret) => void }) {
  const words = useWords();
  const check = useChecks();
  const { setUp } = useCredentialChanges();
  const labels = { password: words('settings.currentPassword') };
  const saving = useSaving({
    name: 'secondFactor/password',
    label: words('twoStep.setUp'),
    labels,
    start: { values: { password: '' } },
    secrets: ['password'],
    send: ({ password }) => setUp(password),
    validate: ({ password }) => ({ password: check.notEmpty(password, labels.password) }),
    errorsOf: (error) => (isChangedElsewhere(error) ? { '': words('settings.elsewhereChanged') } : undefined),
    onSaved: onProven,
  });

  return (
    <>
      <SavingNews saving={saving} />
      <Form key={saving.version} {...saving.form} savedMessage={null}>
        <div className={css.form}>
          <TextField
            name="password"
            type="password"
            autoComplete="current-password"
            dir="ltr"
            autoFocus
            label={labels.password}
            hint={words('twoStep.passwordWhy')}
          />
          <FormButtons send={words('twoStep.continue')} onCancel={onCancel} />
        </div>
      </Form>
    </>
  );
}

interface CodeStepProps extends StepProps {
  secret: Secret;
  onConfirmed: (codes: readonly string[]) => void;
}

function CodeStep({ secret: { secret, uri }, onConfirmed, onCancel }: CodeStepProps) {
  const words = useWords();
  const check = useChecks();
  const { activate } = useCredentialChanges();
  const labels = { code: words('login.code') };
  const saving = useSaving({
    name: 'secondFactor/code',
    label: words('twoStep.setUp'),
    labels,
    start: { values: { code: '' } },
    secrets: ['code'],
    send: ({ code }) => activate(code),
    validate: ({ code }) => ({ code: check.notEmpty(code, labels.code) }),
    errorsOf: (error) => (isChangedElsewhere(error) ? { '': words('settings.elsewhereChanged') } : undefined),
    onSaved: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  });

  return (
    <>
      <SavingNews saving={saving} />
      <Form key={saving.version} {...saving.form} savedMessage={null}>
        <div className={css.form}>
          <p>{words('twoStep.scan')}</p>
          <div className={css.key}>
            <QrCode text={uri} label={words('twoStep.qr')} />
            <div className={css.typed}>
              <dl>
                <dt>{words('twoStep.key')}</dt>
                <dd>
                  <code className={css.code} dir="ltr">
                    {secret.replace(/.{4}(?=.)/g, '$& ')}
                  </code>
                </dd>
              </dl>
              <Link href={uri} isAlone>
                {words('twoStep.open')}
              </Link>
            </div>
          </div>
          <TextField
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            autoFocus
            label={labels.code}
            hint={words('twoStep.codeHint')}
          />
          <FormButtons send={words('twoStep.turnOn')} onCancel={onCancel} />
        </div>
      </Form>
    </>
  );
}
