// biome-ignore lint/correctness/noUnusedImports: Storybook turns the JSX of its manager into React.createElement.
import * as React from 'react';
import { useSyncExternalStore } from 'react';
import { Badge } from 'storybook/internal/components';
import { STORY_CHANGED } from 'storybook/internal/core-events';
import { storeOf } from '../store.ts';
import { type LiveMessage, liveMessageEvent } from '../tools/liveMessages.ts';

export interface LoggedMessage extends LiveMessage {
  at: Date;
  /** Counts from 1 in a story. */
  turn: number;
}

interface Channel {
  on(event: string, listener: (...given: LiveMessage[]) => void): void;
}

const messages = storeOf<LoggedMessage[]>([]);

/** Records the live messages of the story, also while the panel is closed. Each story starts a new log. */
export function collectLiveMessages(channel: Channel) {
  channel.on(liveMessageEvent, (message) => {
    const before = messages.get();
    if (message) messages.set([{ ...message, at: new Date(), turn: before.length + 1 }, ...before]);
  });
  channel.on(STORY_CHANGED, forgetLiveMessages);
}

export const forgetLiveMessages = () => messages.set([]);

/** The messages, newest first. */
export const useLiveMessages = () => useSyncExternalStore(messages.subscribe, messages.get);

/** The name of the panel, with the number of messages. */
export function LiveMessagesTitle() {
  const count = useLiveMessages().length;
  return <>Live messages {count > 0 && <Badge compact>{count}</Badge>}</>;
}
