import { Button, Dialog, LinkButton } from '@console/ui';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../paths.ts';
import { useMessages } from '../i18n/index.ts';
import { getIsUnkept } from './drafts.ts';

/**
 * Holds a page whose session ended and whose browser has no room to keep what was typed. Whoever typed it signs in in
 * another tab and goes on here. Nothing of the page is seen meanwhile: somebody else may sit before it.
 */
export function SignedOut() {
  const t = useMessages();
  const place = useRef<HTMLDivElement>(null);
  // Forms have tried to keep what they hold before this comes.
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
