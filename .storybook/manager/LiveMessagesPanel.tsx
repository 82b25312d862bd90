// biome-ignore lint/correctness/noUnusedImports: Storybook turns the JSX of its manager into React.createElement.
import * as React from 'react';
import { AddonPanel, Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { forgetLiveMessages, type LoggedMessage, useLiveMessages } from './liveMessageLog.tsx';

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
const timeOf = (at: Date) => `${clock.format(at)}.${String(at.getMilliseconds()).padStart(3, '0')}`;

/**
 * Everything the live regions of the story said, the newest first. It is no live region itself: a reader would hear
 * each message twice.
 */
export function LiveMessagesPanel({ isOpen }: { isOpen: boolean }) {
  const messages = useLiveMessages();
  return (
    <AddonPanel active={isOpen}>
      <Box>
        <Head>
          <p>
            What the live regions of this story gave to screen readers. A reader may leave a message out; this
            is what it was given.
          </p>
          {messages.length > 0 && (
            <Button size="small" ariaLabel={false} onClick={forgetLiveMessages}>
              Clear
            </Button>
          )}
        </Head>
        {messages.length === 0 ? <p>Nothing was said yet.</p> : <Log messages={messages} />}
      </Box>
    </AddonPanel>
  );
}

function Log({ messages }: { messages: LoggedMessage[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard (WCAG 2.1.1).
    <section aria-label="Live messages, the newest first" tabIndex={0}>
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
    </section>
  );
}

const Box = styled.div(({ theme }) => ({
  padding: 16,
  color: theme.color.defaultText,
  fontSize: 13,
  lineHeight: 1.5,
  '& p': { margin: 0 },
  '& section': { overflowX: 'auto' },
  '& table': { inlineSize: '100%', borderCollapse: 'collapse' },
  '& th, & td': {
    padding: '6px 12px 6px 0',
    borderBlockEnd: `1px solid ${theme.appBorderColor}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& td:first-of-type': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
}));

const Head = styled.div({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: 16,
  marginBlockEnd: 12,
});
