import { Form, TextField, toast } from '@console/ui';
import { SavingNews, useChecks, useSaving } from '../../core/forms/index.ts';
import { useMessages } from '../../core/i18n/index.ts';
import css from './credentials/credentials.module.css';
import { useCredentialChanges } from './credentials/credentials.queries.ts';
import { FormButtons } from './credentials/FormButtons.tsx';

export interface RemoveSecondFactorProps {
  /** Called after saving or canceling. */
  onClose: () => void;
}

/** Turns the second factor off, with the password and a code from the app or a recovery code. */
export function RemoveSecondFactor({ onClose }: RemoveSecondFactorProps) {
  const t = useMessages();
  const check = useChecks();
  const { remove } = useCredentialChanges();
  const labels = { password: t('settings.currentPassword'), code: t('login.code') };
  const saving = useSaving({
    name: 'secondFactor/removal',
    label: t('twoStep.turnOff'),
    labels,
    start: { values: { password: '', code: '' } },
    secrets: ['password', 'code'],
    send: ({ password, code }) => remove(password, code),
    validate: ({ password, code }) => ({
      password: check.notEmpty(password, labels.password),
      code: check.notEmpty(code, labels.code),
    }),
    onSaved() {
      toast({ tone: 'success', title: t('twoStep.isOff') });
      onClose();
    },
  });

  return (
    <>
      <SavingNews saving={saving} />
      <Form key={saving.version} {...saving.form} savedMessage={null}>
        <div className={css.form}>
          <p>{t('twoStep.turnOffText')}</p>
          <TextField
            name="password"
            type="password"
            autoComplete="current-password"
            dir="ltr"
            autoFocus
            label={labels.password}
          />
          <TextField
            name="code"
            autoComplete="one-time-code"
            dir="ltr"
            label={labels.code}
            hint={t('twoStep.anyCodeHint')}
          />
          <FormButtons send={t('twoStep.turnOff')} onCancel={onClose} />
        </div>
      </Form>
    </>
  );
}
