import { Button, Dialog } from '@console/ui';
import { useState } from 'react';
import { useMessages } from '../../core/i18n/index.ts';
import { ShownToken, type ShownTokenProps } from './ShownToken.tsx';

/** A button that opens the addresses for the webhooks of a provider. */
export function Addresses(props: Omit<ShownTokenProps, 'onDone'>) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const title = t('serviceTokens.addressesOf', { name: props.shown.name });

  return (
    <>
      <Button size="small" aria-label={title} onPress={() => setOpen(true)}>
        {t('serviceTokens.addresses')}
      </Button>
      <Dialog title={title} size="large" isOpen={isOpen} onOpenChange={setOpen}>
        <ShownToken {...props} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
