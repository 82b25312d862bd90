// biome-ignore lint/correctness/noUnusedImports: Storybook turns the JSX of its manager into React.createElement.
import * as React from 'react';
import { useSyncExternalStore } from 'react';
import { Badge } from 'storybook/internal/components';
import { STORY_CHANGED } from 'storybook/internal/core-events';
import { type LiveMessage, liveMessageEvent } from '../tools/liveMessages.ts';

export interface LoggedMessage extends LiveMessage {
  at: Date;
  /** Counts from 1 in a story. */
  turn: number;
}

interface Channel {
  on(event: string, listener: (...given: LiveMessage[]) => void): void;
}

let messages: LoggedMessage[] = [];
let turn = 0;
const listeners = new Set<() => void>();

/** Begins to write down what the page of the story says, also while the panel is closed. Each story begins anew. */
export function collectLiveMessages(channel: Channel) {
  channel.on(liveMessageEvent, (message) => {
    if (!message) return;
    turn += 1;
    set([{ ...message, at: new Date(), turn }, ...messages]);
  });
  channel.on(STORY_CHANGED, forgetLiveMessages);
}

export function forgetLiveMessages() {
  turn = 0;
  set([]);
}

/** What was said, the newest first. */
export function useLiveMessages() {
  return useSyncExternalStore(subscribe, () => messages);
}

/** The name of the panel, with how much was said. */
export function LiveMessagesTitle() {
  const count = useLiveMessages().length;
  return <>Live messages {count > 0 && <Badge compact>{count}</Badge>}</>;
}

function set(next: LoggedMessage[]) {
  messages = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
