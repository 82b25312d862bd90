// biome-ignore lint/correctness/noUnusedImports: Storybook turns the JSX of its manager into React.createElement.
import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { forgetLiveMessages, type LoggedMessage, useLiveMessages } from './liveMessageLog.tsx';
import { Panel } from './Panel.tsx';

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
const timeOf = (at: Date) => `${clock.format(at)}.${String(at.getMilliseconds()).padStart(3, '0')}`;

/**
 * Everything the live regions of the story said, the newest first. It is no live region itself: a reader would hear
 * each message twice.
 */
export function LiveMessagesPanel({ isOpen }: { isOpen: boolean }) {
  const messages = useLiveMessages();
  return (
    <Panel isOpen={isOpen} label="Live messages, the newest first">
      <p>
        What the live regions of this story gave to screen readers. A reader may leave a message out; this is
        what it was given.
      </p>
      {messages.length === 0 ? (
        <p>Nothing was said yet.</p>
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
              {cameWithWords && ' (came with its words: not every reader says it)'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
