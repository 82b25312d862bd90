import type { MessageKey, Translate } from '../../core/i18n/index.ts';
import type { Removed } from './personalData.queries.ts';

const words = {
  contacts: 'personalData.contacts',
  calls: 'personalData.calls',
  turns: 'personalData.turns',
  summaries: 'personalData.summaries',
  transcriptions: 'personalData.transcriptions',
  recordings: 'personalData.recordings',
  appointments: 'personalData.appointments',
  notes: 'personalData.notes',
  decisions: 'personalData.decisions',
} as const satisfies Record<keyof Removed, MessageKey>;

/** What is removed, each kind with its number, without those that there are none of. */
export const removedWords = (removed: Partial<Removed>, t: Translate) =>
  (Object.keys(words) as (keyof Removed)[]).flatMap((kind) => {
    const count = removed[kind] ?? 0;
    return count > 0 ? [t(words[kind], { count })] : [];
  });
