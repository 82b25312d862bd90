import { Button } from '@console/ui';
import { useWords } from '../../../core/i18n/index.ts';
import type { SignIn } from './login.queries.ts';

export interface DevelopmentButtonProps {
  signIn: SignIn;
  isAccepted: boolean;
}

/** The way in of a server that is tried out. Loaded only where the server offers it. */
export default function DevelopmentButton({ signIn, isAccepted }: DevelopmentButtonProps) {
  const words = useWords();
  return (
    <Button
      variant="primary"
      isDisabled={!isAccepted}
      isBusy={signIn.isBusy}
      busyLabel={words('login.signingIn')}
      onPress={() => void signIn.signInForDevelopment()}
    >
      {words('login.development')}
    </Button>
  );
}
