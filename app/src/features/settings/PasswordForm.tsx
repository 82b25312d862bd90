import { passwordLength } from '@console/contract/rules';
import { Form, TextField, toast } from '@console/ui';
import { SavingNews, useChecks, useSaving } from '../../core/forms/index.ts';
import { useWords } from '../../core/i18n/index.ts';
import css from './credentials/credentials.module.css';
import { isChangedElsewhere, useCredentialChanges } from './credentials/credentials.queries.ts';
import { FormButtons } from './credentials/FormButtons.tsx';

export interface PasswordFormProps {
  /** It is over: changed, or given up. */
  onClose: () => void;
}

/** Changes one's own password: the current one again, and the new one twice. */
export function PasswordForm({ onClose }: PasswordFormProps) {
  const words = useWords();
  const check = useChecks();
  const { changePassword } = useCredentialChanges();
  const { min, max } = passwordLength;
  const labels = {
    currentPassword: words('settings.currentPassword'),
    password: words('settings.newPassword'),
    confirmPassword: words('team.confirmPassword'),
  };
  const lengthOf = ({ length }: string) => {
    if (length < min) return words('forms.tooShort', { count: min });
    return length > max ? words('forms.tooLong', { count: max }) : undefined;
  };
  const saving = useSaving({
    name: 'ownPassword',
    label: words('settings.changePassword'),
    labels,
    start: { values: { currentPassword: '', password: '', confirmPassword: '' } },
    secrets: ['currentPassword', 'password', 'confirmPassword'],
    send: ({ currentPassword, password }) => changePassword(currentPassword, password),
    validate: ({ currentPassword, password, confirmPassword }) => ({
      currentPassword: check.notEmpty(currentPassword, labels.currentPassword),
      password: lengthOf(password),
      confirmPassword: password === confirmPassword ? undefined : words('team.passwordsDiffer'),
    }),
    errorsOf: (error) => (isChangedElsewhere(error) ? { '': words('settings.elsewhereChanged') } : undefined),
    onSaved() {
      toast({ tone: 'success', title: words('settings.passwordChanged') });
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
            hint={words('settings.newPasswordHint', { count: min })}
          />
          <TextField
            {...field}
            name="confirmPassword"
            autoComplete="new-password"
            label={labels.confirmPassword}
          />
          <FormButtons send={words('settings.changePassword')} onCancel={onClose} />
        </div>
      </Form>
    </>
  );
}
