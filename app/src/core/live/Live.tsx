import { toast } from '@console/ui';
import { useEffect, useEffectEvent } from 'react';
import { type Translate, useMessages } from '../i18n/index.ts';
import { callNews } from './browserSwitch.ts';
import { createCallNews, type NewCall } from './callNews.ts';
import { onNewCalls, useCallers, useHeartbeat, useOnGoingCalls } from './live.queries.ts';

export interface LiveProps {
  /** The organization whose pages are open, if any: its new calls are announced on each of them. */
  orgId: string | undefined;
}

/**
 * Refreshes the data on the screen, and announces new calls in a polite toast: focus and scroll position don't change.
 * Mounted once.
 */
export function Live({ orgId }: LiveProps) {
  const t = useMessages();
  useHeartbeat();
  useOnGoingCalls(orgId);

  const callerOf = useCallers();
  const say = useEffectEvent(async (calls: readonly NewCall[]) => {
    if (!callNews.getIsOn()) return;
    const [first] = calls;
    const title =
      first && calls.length === 1
        ? sentenceFor(first, await callerOf(first), t)
        : t('live.newCalls', { count: calls.length });
    toast({ title });
  });
  useEffect(() => {
    const news = createCallNews((calls) => void say(calls));
    const leave = onNewCalls(news.add);
    return () => {
      leave();
      news.stop();
    };
  }, []);

  return null;
}

function sentenceFor({ channel }: NewCall, caller: { name: string; number: string }, t: Translate) {
  if (caller.name) return t('live.newCallFrom', { name: caller.name });
  if (caller.number) return t('live.newCallFromNumber', { number: caller.number });
  return channel ? t('live.newCallOn', { channel: channel }) : t('live.newCall');
}
