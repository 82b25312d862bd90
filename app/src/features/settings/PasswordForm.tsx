import { passwordLength } from '@console/contract/rules';
import { Form, TextField, toast } from '@console/ui';
import { SavingNews, useChecks, useSaving } from '../../core/forms/index.ts';
import { useMessages } from '../../core/i18n/index.ts';
import css from './credentials/credentials.module.css';
import { isChangedElsewhere, useCredentialChanges } from './credentials/credentials.queries.ts';
import { FormButtons } from './credentials/FormButtons.tsx';

export interface PasswordFormProps {
  /** Called after saving or canceling. */
  onClose: () => void;
}

/** Changes the person's own password, with the current one and the new one twice. */
export function PasswordForm({ onClose }: PasswordFormProps) {
  const t = useMessages();
  const check = useChecks();
  const { changePassword } = useCredentialChanges();
  const { min, max } = passwordLength;
  const labels = {
    currentPassword: t('settings.currentPassword'),
    password: t('settings.newPassword'),
    confirmPassword: t('team.confirmPassword'),
  };
  const lengthOf = ({ length }: string) => {
    if (length < min) return t('forms.tooShort', { count: min });
    return length > max ? t('forms.tooLong', { count: max }) : undefined;
  };
  const saving = useSaving({
    name: 'ownPassword',
    label: t('settings.changePassword'),
    labels,
    start: { values: { currentPassword: '', password: '', confirmPassword: '' } },
    secrets: ['currentPassword', 'password', 'confirmPassword'],
    send: ({ currentPassword, password }) => changePassword(currentPassword, password),
    validate: ({ currentPassword, password, confirmPassword }) => ({
      currentPassword: check.notEmpty(currentPassword, labels.currentPassword),
      password: lengthOf(password),
      confirmPassword: password === confirmPassword ? undefined : t('team.passwordsDiffer'),
    }),
    errorsOf: (error) => (isChangedElsewhere(error) ? { '': t('settings.elsewhereChanged') } : undefined),
    onSaved() {
      toast({ tone: 'success', title: t('settings.passwordChanged') });
      onClose();
    },
  });
  const field = { type: 'password', dir: 'ltr' } as const;

  return (
    <>
      <SavingNews saving={saving} />
      <Form key={saving.version} {...saving.form} savedMessage={null}>
        <div className={css.form}>
          <TextField
            {...field}
            name="currentPassword"
            autoComplete="current-password"
            autoFocus
            label={labels.currentPassword}
          />
          <TextField
            {...field}
            name="password"
            autoComplete="new-password"
            label={labels.password}
            hint={t('settings.newPasswordHint', { count: min })}
          />
          <TextField
            {...field}
            name="confirmPassword"
            autoComplete="new-password"
            label={labels.confirmPassword}
          />
          <FormButtons send={t('settings.changePassword')} onCancel={onClose} />
        </div>
      </Form>
    </>
  );
}
