import { isTenDigits, normalisePhone } from '@console/contract/rules';
import { announce } from '@console/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../core/i18n/index.ts';
import { useNumberSearch } from '../contacts.queries.ts';
import { type Duplicate, duplicateOf } from './duplicates.ts';

/** Milliseconds that saving waits for a search without a response. */
const longestWait = 1500;
/** Milliseconds after which a warning counts as read when Save is pressed. */
const readingTime = 700;

interface DuplicateOptions {
  orgId: string;
  /** ID of the contact to change; `undefined` for a new contact. */
  ownId: string | undefined;
  /** The initial number, which isn't checked. */
  phone: string;
  /** The phone field. */
  field: RefObject<HTMLInputElement | null>;
}

/**
 * Searches for another contact with the typed number on blur, and at the latest before saving. Results are cached. A
 * failed search doesn't block saving.
 */
export function useDuplicate({ orgId, ownId, phone, field }: DuplicateOptions) {
  const t = useMessages();
  const [duplicate, setDuplicate] = useState<Duplicate | null>(null);
  const [refusals, setRefusals] = useState(0);
  const typed = useRef(normalisePhone(phone));
  const shown = useRef({ number: '', at: 0 });
  // Numbers without further warnings. A sent number might already be saved if the response was lost.
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
    /** Call it when the form gets new values, whose number isn't checked. */
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
      // Meanwhile, another number might have been typed, or this one saved.
      if (!found || number !== typed.current || !isNews(number) || shown.current.number === number) return;
      show(found);
      announce(sentence(found));
    },
    /** Whether the number can be saved. For a duplicate, the warning is shown first. */
    async mayGo(value: string) {
      const number = normalisePhone(value);
      const found = isNews(number) ? await Promise.race([find(number), noAnswer()]) : null;
      const isRead = shown.current.number === number && Date.now() - shown.current.at >= readingTime;
      if (!found || isRead) {
        settled.current.add(number);
        return true;
      }
      show(found);
      // Moving focus makes screen readers read the hint. If the field already has focus, it must be announced.
      if (document.activeElement === field.current) announce(sentence(found));
      setRefusals((count) => count + 1);
      return false;
    },
  };
}

const noAnswer = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), longestWait));
