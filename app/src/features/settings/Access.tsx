import { Button, Dialog, FormGroup } from '@console/ui';
import { useState } from 'react';
import { FormLoading } from '../../core/forms/index.ts';
import { explain } from '../../core/http/failures.ts';
import { type MessageKey, useMessages } from '../../core/i18n/index.ts';
import { lazyOnIdle } from '../../core/loading/lazyOnIdle.tsx';
import { LoadFailed } from '../../core/loading/QueryView.tsx';
import { useCredentials } from './credentials/credentials.queries.ts';
import css from './settings.module.css';

const PasswordForm = lazyOnIdle(async () => (await import('./PasswordForm.tsx')).PasswordForm, FormLoading);
const RemoveSecondFactor = lazyOnIdle(
  async () => (await import('./RemoveSecondFactor.tsx')).RemoveSecondFactor,
  FormLoading,
);
const SetUpSecondFactor = lazyOnIdle(
  async () => (await import('./credentials/SetUpSecondFactor.tsx')).SetUpSecondFactor,
  FormLoading,
);

/** Password and second factor. Shown only for accounts with a password. */
export function Access() {
  const t = useMessages();
  const { data, error, isMissing, isFetching, refetch } = useCredentials();
  const failure = error && !isMissing && explain(error, t);
  if (!data?.password && !(failure && !data)) return null;

  return (
    <FormGroup title={t('settings.access')} description={t('settings.accessWhy')}>
      {data ? (
        <ul className={css.places} aria-label={t('settings.access')}>
          <PasswordRow />
          <SecondFactorRow {...data.secondFactor} />
        </ul>
      ) : (
        failure && <LoadFailed title={t('settings.accessFailed')} query={{ error, isFetching, refetch }} />
      )}
    </FormGroup>
  );
}

function PasswordRow() {
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className={css.row}>
      <span className={css.state}>{t('common.password')}</span>
      <Button size="small" onPress={() => setIsOpen(true)}>
        {t('settings.changePassword')}
      </Button>
      <Dialog
        title={t('settings.changePassword')}
        isDismissable={false}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      >
        <PasswordForm onClose={() => setIsOpen(false)} />
      </Dialog>
    </li>
  );
}

interface SecondFactorRowProps {
  active: boolean;
  recoveryCodes: number;
}

function SecondFactorRow({ active, recoveryCodes }: SecondFactorRowProps) {
  const t = useMessages();
  const [open, setOpen] = useState<'twoStep.setUp' | 'twoStep.turnOff' | null>(null);
  // Keeps its title during the closing animation.
  const [title, setTitle] = useState<MessageKey>('twoStep.setUp');
  const [isLocked, setIsLocked] = useState(false);
  const asked = active ? 'twoStep.turnOff' : 'twoStep.setUp';
  const close = () => {
    setOpen(null);
    setIsLocked(false);
  };

  return (
    <li className={css.row}>
      <span className={css.state}>
        {t('twoStep.name')}
        <span className={css.muted}>
          {active ? t('twoStep.state', { count: recoveryCodes }) : t('twoStep.off')}
        </span>
      </span>
      <Button
        size="small"
        onPress={() => {
          setTitle(asked);
          setOpen(asked);
        }}
      >
        {t(asked)}
      </Button>
      <Dialog
        title={t(title)}
        size={title === 'twoStep.setUp' ? 'large' : 'small'}
        isDismissable={false}
        isLocked={isLocked}
        isOpen={open !== null}
        onOpenChange={(isOpen) => !isOpen && close()}
      >
        {title === 'twoStep.setUp' ? (
          <SetUpSecondFactor onActivated={() => setIsLocked(true)} onDone={close} onCancel={close} />
        ) : (
          <RemoveSecondFactor onClose={close} />
        )}
      </Dialog>
    </li>
  );
}
