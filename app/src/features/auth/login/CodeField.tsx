import { Button, TextField } from '@console/ui';
import { useState } from 'react';
import { useWords } from '../../../core/i18n/index.ts';
import css from './EmailForm.module.css';

/** Asks for a code of the authenticator app, or for a recovery code where the app was lost. */
export function CodeField() {
  const words = useWords();
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
        label={words(isRecovery ? 'login.recoveryCode' : 'login.code')}
        hint={words(isRecovery ? 'login.recoveryHint' : 'login.codeHint')}
      />
      <div className={css.other}>
        <Button size="small" onPress={() => setIsRecovery(!isRecovery)}>
          {words(isRecovery ? 'login.useApp' : 'login.useRecoveryCode')}
        </Button>
      </div>
    </>
  );
}
