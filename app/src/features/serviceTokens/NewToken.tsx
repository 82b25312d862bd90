import { Button, Dialog, PlusIcon } from '@console/ui';
import { useState } from 'react';
import { FormLoading } from '../../core/forms/index.ts';
import { type Translate, useMessages } from '../../core/i18n/index.ts';
import { lazyOnIdle } from '../../core/loading/lazyOnIdle.tsx';
import { ShownToken } from './ShownToken.tsx';
import type { NewServiceToken } from './serviceTokens.queries.ts';

const TokenForm = lazyOnIdle(async () => (await import('./TokenForm.tsx')).TokenForm, FormLoading);

export interface NewTokenProps {
  orgId: string;
  channels: readonly { id: string; name: string }[];
  isDisabled: boolean;
}

/** A button that opens the form for a new token. The dialog then shows the token, once, until the person closes it. */
export function NewToken({ orgId, channels, isDisabled }: NewTokenProps) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<NewServiceToken | null>(null);

  return (
    <>
      <Button
        id="new-service-token"
        icon={<PlusIcon />}
        isDisabled={isDisabled}
        onPress={() => {
          setMade(null);
          setOpen(true);
        }}
      >
        {t('serviceTokens.create')}
      </Button>
      <Dialog
        title={titleOf(made, t)}
        size="large"
        isDismissable={false}
        isLocked={isOpen && Boolean(made?.token)}
        openerId="new-service-token"
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        {made ? (
          <ShownToken {...{ orgId, channels }} shown={made} onDone={() => setOpen(false)} />
        ) : (
          <TokenForm {...{ orgId, channels }} onMade={setMade} onCancel={() => setOpen(false)} />
        )}
      </Dialog>
    </>
  );
}

function titleOf(made: NewServiceToken | null, t: Translate) {
  if (!made) return t('serviceTokens.new');
  return t(made.token ? 'serviceTokens.tokenOf' : 'serviceTokens.addressesOf', { name: made.name });
}
