import { Button, ChevronEndIcon, ChevronStartIcon, LinkButton } from '@console/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../../core/i18n/index.ts';
import css from './page.module.css';

export interface BesideLinksProps {
  /** URL of the previous conversation; absent if there is none or while it loads. */
  before?: string | undefined;
  after?: string | undefined;
  children?: ReactNode;
}

/** Links to the previous and next conversation. A missing one is a disabled button, so that nothing moves. */
export function BesideLinks({ before, after, children }: BesideLinksProps) {
  const t = useMessages();
  const previous = t('sessions.previous');
  const next = (
    <>
      {t('sessions.next')}
      <ChevronEndIcon />
    </>
  );

  return (
    <nav className={css.neighbours} aria-label={t('sessions.beside')}>
      {before ? (
        <LinkButton href={before} icon={<ChevronStartIcon />}>
          {previous}
        </LinkButton>
      ) : (
        <Button isDisabled icon={<ChevronStartIcon />}>
          {previous}
        </Button>
      )}
      {after ? <LinkButton href={after}>{next}</LinkButton> : <Button isDisabled>{next}</Button>}
      {children}
    </nav>
  );
}
