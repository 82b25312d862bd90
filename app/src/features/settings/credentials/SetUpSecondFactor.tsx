import { Form, Link, Skeleton, TextField } from '@console/ui';
import { useState } from 'react';
import { SavingNews, useChecks, useSaving } from '../../../core/forms/index.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { lazyOnIdle } from '../../../core/loading/lazyOnIdle.tsx';
import css from './credentials.module.css';
import { isChangedElsewhere, type Secret, useCredentialChanges } from './credentials.queries.ts';
import { FormButtons } from './FormButtons.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const QrCode = lazyOnIdle(
  async () => (await import('./QrCode.tsx')).QrCode,
  () => <Skeleton height="10rem" />,
);

export interface SetUpSecondFactorProps {
  /** Called when it is on. The recovery codes are shown then, and not again. */
  onActivated?: () => void;
  onDone: () => void;
  onCancel?: () => void;
}

/** Sets up a second factor in three steps: the password again, a first code from the app, the recovery codes. */
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
  const t = useMessages();
  const check = useChecks();
  const { setUp } = useCredentialChanges();
  const labels = { password: t('settings.currentPassword') };
  const saving = useSaving({
    name: 'secondFactor/password',
    label: t('twoStep.setUp'),
    labels,
    start: { values: { password: '' } },
    secrets: ['password'],
    send: ({ password }) => setUp(password),
    validate: ({ password }) => ({ password: check.notEmpty(password, labels.password) }),
    errorsOf: (error) => (isChangedElsewhere(error) ? { '': t('settings.elsewhereChanged') } : undefined),
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
            hint={t('twoStep.passwordWhy')}
          />
          <FormButtons send={t('twoStep.continue')} onCancel={onCancel} />
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
  const t = useMessages();
  const check = useChecks();
  const { activate } = useCredentialChanges();
  const labels = { code: t('login.code') };
  const saving = useSaving({
    name: 'secondFactor/code',
    label: t('twoStep.setUp'),
    labels,
    start: { values: { code: '' } },
    secrets: ['code'],
    send: ({ code }) => activate(code),
    validate: ({ code }) => ({ code: check.notEmpty(code, labels.code) }),
    errorsOf: (error) => (isChangedElsewhere(error) ? { '': t('settings.elsewhereChanged') } : undefined),
    onSaved: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  });

  return (
    <>
      <SavingNews saving={saving} />
      <Form key={saving.version} {...saving.form} savedMessage={null}>
        <div className={css.form}>
          <p>{t('twoStep.scan')}</p>
          <div className={css.key}>
            <QrCode text={uri} label={t('twoStep.qr')} />
            <div className={css.typed}>
              <dl>
                <dt>{t('twoStep.key')}</dt>
                <dd>
                  <code className={css.code} dir="ltr">
                    {secret.replace(/.{4}(?=.)/g, '$& ')}
                  </code>
                </dd>
              </dl>
              <Link href={uri} isStandalone>
                {t('twoStep.open')}
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
            hint={t('twoStep.codeHint')}
          />
          <FormButtons send={t('twoStep.turnOn')} onCancel={onCancel} />
        </div>
      </Form>
    </>
  );
}
