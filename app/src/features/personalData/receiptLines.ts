import type { DateFormats } from '../../core/i18n/dateFormats.ts';
import type { Translate } from '../../core/i18n/index.ts';
import type { Erasure } from './personalData.queries.ts';
import { removedWords } from './removedWords.ts';

interface Formats {
  t: Translate;
  moments: DateFormats;
  /** Lists texts as the language does. */
  list: (texts: readonly string[]) => string;
}

/** The sentences of a receipt: when, what was removed, and until when backups have it. They contain no name. */
export function receiptLines(erasure: Erasure, { t, moments, list }: Formats): string[] {
  const { id, requestedAt, erasedAt, backupsUntil, removed } = erasure;
  const what = removedWords(removed, t);
  return [
    t('personalData.requested', { date: moments.dateTime(requestedAt) }),
    ...(erasedAt ? [t('personalData.erasedOn', { date: moments.dateTime(erasedAt) })] : []),
    what.length > 0 ? t('personalData.removed', { list: list(what) }) : t('personalData.removedNothing'),
    backupsUntil
      ? t('personalData.backupsUntil', { date: moments.date(backupsUntil) })
      : t('personalData.backupsUnknown'),
    t('personalData.receipt', { id }),
  ];
}
