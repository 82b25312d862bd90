import { toast } from '@console/ui';
import { useEffect, useEffectEvent } from 'react';
import { useWords, type Words } from '../messages/index.ts';
import { createCallNews, type NewCall } from './callNews.ts';
import { onNewCall, useHeartbeat, useOnGoingCalls } from './live.data.ts';
import { getIsSilent } from './silence.ts';

export interface LiveProps {
  /** The organization whose pages are open, if any: of its new calls there is word on each of them. */
  orgId: string | undefined;
}

/**
 * Keeps what is on the screen fresh, and says when a call comes in, politely and in a corner: focus and scroll stay
 * where they are. Mounted once.
 */
export function Live({ orgId }: LiveProps) {
  const words = useWords();
  useHeartbeat();
  useOnGoingCalls(orgId);

  const say = useEffectEvent((calls: readonly NewCall[]) => {
    if (!getIsSilent()) toast({ title: sentenceFor(calls, words) });
  });
  useEffect(() => {
    const news = createCallNews((calls) => say(calls));
    const leave = onNewCall(news.add);
    return () => {
      leave();
      news.stop();
    };
  }, []);

  return null;
}

/** Numbers run from left to right inside a sentence that runs the other way. */
const isolated = (text: string) => `\u2068${text}\u2069`;

function sentenceFor(calls: readonly NewCall[], words: Words) {
  const [first] = calls;
  if (!first || calls.length > 1) return words('live.newCalls', { count: calls.length });
  if (first.from) return words('live.newCallFrom', { number: isolated(first.from) });
  return first.channel
    ? words('live.newCallOn', { channel: isolated(first.channel) })
    : words('live.newCall');
}
