import { announce } from '@console/ui';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../../core/i18n/index.ts';

/** Says how many were found, once they have come (WCAG 4.1.3). */
export function useSaidCount(search: string, count: number | undefined) {
  const t = useMessages();
  const last = useRef(search);

  useEffect(() => {
    if (last.current === search || count === undefined) return;
    last.current = search;
    announce(t('summary.found', { count }));
  }, [search, count, t]);
}
