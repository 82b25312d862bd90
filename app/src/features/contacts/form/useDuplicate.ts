import { isTenDigits, normalisePhone } from '@console/contract/rules';
import { announce } from '@console/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../core/i18n/index.ts';
import { useNumberSearch } from '../contacts.queries.ts';
import { type Duplicate, duplicateOf } from './duplicates.ts';

/** Saving waits this long, in milliseconds, for a search that has not been answered. */
const longestWait = 1500;
/** A warning that is younger than this, in milliseconds, when Save is pressed: nobody has read it. */
const readingTime = 700;

interface DuplicateOptions {
  orgId: string;
  /** The contact that is changed; a new one has no ID yet. */
  ownId: string | undefined;
  /** The number the form starts from: it is left as it is. */
  phone: string;
  /** The field of the number. */
  field: RefObject<HTMLInputElement | null>;
}

/**
 * Looks for another contact with the number that is typed: when its field is left, and when it is saved at the latest.
 * A number is asked about once. What can't be found out holds nobody up.
 */
export function useDuplicate({ orgId, ownId, phone, field }: DuplicateOptions) {
  const t = useMessages();
  const [duplicate, setDuplicate] = useState<Duplicate | null>(null);
  const [refusals, setRefusals] = useState(0);
  const typed = useRef(normalisePhone(phone));
  const shown = useRef({ number: '', at: 0 });
  // Numbers that nothing is said of any more. One that was sent may be saved, and its answer lost.
  const settled = useRef(new Set([typed.current]));

  const isNews = (number: string) => isTenDigits(number) && !settled.current.has(number);
  const sentence = ({ name, more }: Duplicate) => t('contactForm.duplicate', { name, more });

  const search = useNumberSearch(orgId);
  const find = (number: string) =>
    search(number).then(
      ({ rows }) => duplicateOf(number, rows, ownId),
      () => null,
    );

  function show(found: Duplicate) {
    if (shown.current.number === found.number) return;
    shown.current = { number: found.number, at: Date.now() };
    setDuplicate(found);
  }

  function hide() {
    shown.current = { number: '', at: 0 };
    setDuplicate(null);
  }

  useEffect(() => {
    if (refusals === 0) return;
    field.current?.scrollIntoView({ block: 'center' });
    field.current?.focus({ preventScroll: true });
  }, [refusals, field]);

  return {
    duplicate,
    hide,
    /** The form shows other values: what they say is settled. */
    restart(phone: string) {
      settled.current.add(normalisePhone(phone));
      hide();
    },
    onChange(bare: string) {
      typed.current = normalisePhone(bare);
      if (typed.current !== shown.current.number) hide();
    },
    async onBlur({ target }: { target: Element }) {
      const number = normalisePhone((target as HTMLInputElement).value);
      typed.current = number;
      const found = isNews(number) ? await find(number) : null;
      // Another number may have been typed, or this one saved.
      if (!found || number !== typed.current || !isNews(number) || shown.current.number === number) return;
      show(found);
      announce(sentence(found));
    },
    /** Whether a number may be saved: a duplicate is shown first. */
    async mayGo(value: string) {
      const number = normalisePhone(value);
      const found = isNews(number) ? await Promise.race([find(number), noAnswer()]) : null;
      const isRead = shown.current.number === number && Date.now() - shown.current.at >= readingTime;
      if (!found || isRead) {
        settled.current.add(number);
        return true;
      }
      show(found);
      // Focus on the field reads it; a field that has the focus already says nothing.
      if (document.activeElement === field.current) announce(sentence(found));
      setRefusals((count) => count + 1);
      return false;
    },
  };
}

const noAnswer = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), longestWait));
