import { Button, TextField } from '@console/ui';
import { useState } from 'react';
import { useMessages } from '../../../core/i18n/index.ts';
import css from './EmailForm.module.css';

/** Asks for a code of the authenticator app, or for a recovery code where the app was lost. */
export function CodeField() {
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
