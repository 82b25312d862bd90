import { announce } from '@console/ui';
import { useEffect, useRef } from 'react';
import { useWords } from '../../core/i18n/index.ts';

const pause = 700;

/** Says how many were found once the person who searches pauses (WCAG 4.1.3). */
export function useSaidCount(search: string, count: number) {
  const words = useWords();
  const last = useRef(search);
  const said = words('questions.count', { count });

  useEffect(() => {
    if (last.current === search) return;
    const timer = setTimeout(() => {
      last.current = search;
      announce(said);
    }, pause);
    return () => clearTimeout(timer);
  }, [search, said]);
}
