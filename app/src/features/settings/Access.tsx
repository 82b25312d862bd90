import { Button, Dialog, FormGroup } from '@console/ui';
import { useState } from 'react';
import { FormLoading } from '../../core/forms/index.ts';
import { explain } from '../../core/http/failures.ts';
import { type MessageKey, useWords } from '../../core/i18n/index.ts';
import { later } from '../../core/loading/later.tsx';
import { LoadFailed } from '../../core/loading/QueryView.tsx';
import { useCredentials } from './credentials/credentials.queries.ts';
import css from './settings.module.css';

const PasswordForm = later(async () => (await import('./PasswordForm.tsx')).PasswordForm, FormLoading);
const RemoveSecondFactor = later(
  async () => (await import('./RemoveSecondFactor.tsx')).RemoveSecondFactor,
  FormLoading,
);
const SetUpSecondFactor = later(
  async () => (await import('./credentials/SetUpSecondFactor.tsx')).SetUpSecondFactor,
  FormLoading,
);

/** Password and second factor, for people whose account has a password: nobody else sees it. */
export function Access() {
  const words = useWords();
  const { data, error, isMissing, isFetching, refetch } = useCredentials();
  const failure = error && !isMissing && explain(error, words);
  if (!data?.password && !(failure && !data)) return null;

  return (
    <FormGroup title={words('settings.access')} description={words('settings.accessWhy')}>
      {data ? (
        <ul className={css.places} aria-label={words('settings.access')}>
          <PasswordRow />
          <SecondFactorRow {...data.secondFactor} />
        </ul>
      ) : (
        failure && (
          <LoadFailed title={words('settings.accessFailed')} query={{ error, isFetching, refetch }} />
        )
      )}
    </FormGroup>
  );
}

function PasswordRow() {
  const words = useWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className={css.row}>
      <span className={css.state}>{words('settings.password')}</span>
      <Button size="small" onPress={() => setIsOpen(true)}>
        {words('settings.changePassword')}
      </Button>
      <Dialog
        title={words('settings.changePassword')}
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
  const words = useWords();
  const [open, setOpen] = useState<'twoStep.setUp' | 'twoStep.turnOff' | null>(null);
  // What it asked for stays on it while it goes.
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
        {words('twoStep.name')}
        <span className={css.muted}>
          {active ? words('twoStep.state', { count: recoveryCodes }) : words('twoStep.off')}
        </span>
      </span>
      <Button
        size="small"
        onPress={() => {
          setTitle(asked);
          setOpen(asked);
        }}
      >
        {words(asked)}
      </Button>
      <Dialog
        title={words(title)}
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
