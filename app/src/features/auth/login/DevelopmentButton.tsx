import { Button } from '@console/ui';
import { useMessages } from '../../../core/i18n/index.ts';
import type { SignIn } from './login.queries.ts';

export interface DevelopmentButtonProps {
  signIn: SignIn;
  isAccepted: boolean;
}

/** Sign-in with the development identity of a test server. Loaded only if the server offers it. */
export default function DevelopmentButton({ signIn, isAccepted }: DevelopmentButtonProps) {
  const t = useMessages();
  return (
    <Button
      variant="primary"
      isDisabled={!isAccepted}
      isBusy={signIn.isBusy}
      busyLabel={t('login.signingIn')}
      onPress={() => void signIn.signInForDevelopment()}
    >
      {t('login.development')}
    </Button>
  );
}
