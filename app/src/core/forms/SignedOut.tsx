import { Button, Dialog, LinkButton } from '@console/ui';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../paths.ts';
import { useMessages } from '../i18n/index.ts';
import { getIsUnkept } from './drafts.ts';

/**
 * Keeps a page open whose session ended and whose browser couldn't store the unsaved input. The person signs in in
 * another tab and continues here. Until then, the page is hidden, because someone else might be at the computer.
 */
export function SignedOut() {
  const t = useMessages();
  const place = useRef<HTMLDivElement>(null);
  // Forms have tried to store their drafts before this is mounted.
  const [isHolding] = useState(getIsUnkept);

  useEffect(() => {
    if (!isHolding) return;
    const hidden = [...document.body.children].filter(
      (part): part is HTMLElement => part instanceof HTMLElement && !part.contains(place.current),
    );
    for (const part of hidden) part.style.visibility = 'hidden';
    return () => {
      for (const part of hidden) part.style.visibility = '';
    };
  }, [isHolding]);

  return (
    <Dialog
      role="alertdialog"
      title={t('signedOut.title')}
      description={t('signedOut.text')}
      isDismissable={false}
      isLocked
      isOpen={isHolding}
      actions={
        <>
          <Button onPress={() => location.replace(paths.login(location.pathname + location.search))}>
            {t('signedOut.leave')}
          </Button>
          <LinkButton href={paths.login()} target="_blank" variant="primary" autoFocus>
            {t('signedOut.signIn')}
          </LinkButton>
        </>
      }
    >
      <div ref={place} />
    </Dialog>
  );
}
