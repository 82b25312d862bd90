// biome-ignore lint/correctness/noUnusedImports: Storybook turns the JSX of its manager into React.createElement.
import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { forgetLiveMessages, type LoggedMessage, useLiveMessages } from './liveMessageLog.tsx';
import { Panel } from './Panel.tsx';

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
const timeOf = (at: Date) => `${clock.format(at)}.${String(at.getMilliseconds()).padStart(3, '0')}`;

/**
 * The messages of the story's live regions, newest first. It isn't a live region itself, because screen readers would
 * announce each message twice.
 */
export function LiveMessagesPanel({ isOpen }: { isOpen: boolean }) {
  const messages = useLiveMessages();
  return (
    <Panel isOpen={isOpen} label="Live messages, the newest first">
      <p>
        The messages that the live regions of this story passed to screen readers. A screen reader might skip
        some of them.
      </p>
      {messages.length === 0 ? (
        <p>No messages yet.</p>
      ) : (
        <>
          <p>
            <Button size="small" ariaLabel={false} onClick={forgetLiveMessages}>
              Clear
            </Button>
          </p>
          <Log messages={messages} />
        </>
      )}
    </Panel>
  );
}

function Log({ messages }: { messages: LoggedMessage[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Politeness</th>
          <th scope="col">Message</th>
          <th scope="col">From</th>
        </tr>
      </thead>
      <tbody>
        {messages.map(({ turn, at, politeness, text, from, cameWithWords }) => (
          <tr key={turn}>
            <td>{timeOf(at)}</td>
            <td>{politeness}</td>
            <td dir="auto">{text}</td>
            <td>
              {from}
              {cameWithWords && ' (region added with its text: not every screen reader announces it)'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
