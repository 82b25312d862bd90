import { announce } from '@console/ui';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../core/i18n/index.ts';

const pause = 700;

/** Says how many were found once the person who searches pauses (WCAG 4.1.3). */
export function useSaidCount(search: string, count: number) {
  const t = useMessages();
  const last = useRef(search);
  const said = t('questions.count', { count });

  useEffect(() => {
    if (last.current === search) return;
    const timer = setTimeout(() => {
      last.current = search;
      announce(said);
    }, pause);
    return () => clearTimeout(timer);
  }, [search, said]);
}
