import { Badge, Button, Card, type Columns, DataTable, Notice, Stack, TextField } from '@console/ui';
import type { ReactNode } from 'react';

interface Example {
  picture: ReactNode;
  /** One sentence. */
  why: string;
}

type Pair = [good: Example, bad: Example];

/** Live pairs of a good and a bad use of a component, if it has any. */
export function DoAndDont({ of }: { of: string }) {
  const pairs = all[of];
  if (!pairs) return null;
  return (
    <>
      <h2>Do and don’t</h2>
      {pairs.map(([good, bad]) => (
        <div key={good.why} className="guide-pairs sb-unstyled" lang="en">
          <Figure {...good} isGood />
          <Figure {...bad} isGood={false} />
        </div>
      ))}
    </>
  );
}

function Figure({ picture, why, isGood }: Example & { isGood: boolean }) {
  return (
    <figure className="guide-example" data-is-good={isGood || undefined}>
      <div>{picture}</div>
      <figcaption>
        <Badge tone={isGood ? 'success' : 'danger'}>{isGood ? 'Do' : 'Don’t'}</Badge> {why}
      </figcaption>
    </figure>
  );
}

const row = (...buttons: ReactNode[]) => (
  <Stack direction="row" gap={8}>
    {buttons}
  </Stack>
);

interface Berth {
  boat: string;
  isMoored: boolean;
}

const berths: Berth[] = [
  { boat: 'Dolphin', isMoored: true },
  { boat: 'Sea Breeze', isMoored: false },
];

const table = (label: string, state: (berth: Berth) => ReactNode) => {
  const columns: Columns<Berth> = [
    { key: 'boat', header: 'Boat', cell: ({ boat }) => boat, isRowHeader: true },
    { key: 'state', header: 'Status', cell: state },
  ];
  return <DataTable label={label} columns={columns} rows={berths} rowKey={({ boat }) => boat} />;
};

const dot = (color: string) => (
  <span
    style={{ display: 'inline-block', inlineSize: 12, blockSize: 12, borderRadius: 6, background: color }}
  />
);

/** A dialog as it looks when it is open. */
const dialog = (title: string, text: string, ...buttons: ReactNode[]) => (
  <Card title={title} headingLevel={3}>
    <Stack>
      <div>{text}</div>
      {row(...buttons)}
    </Stack>
  </Card>
);

const all: Record<string, Pair[]> = {
  Button: [
    [
      {
        picture: row(
          <Button key="save" variant="primary">
            Save
          </Button>,
          <Button key="cancel">Cancel</Button>,
        ),
        why: 'Make the most likely action primary, and only that one.',
      },
      {
        picture: row(
          <Button key="save" variant="primary">
            Save
          </Button>,
          <Button key="cancel" variant="primary">
            Cancel
          </Button>,
        ),
        why: 'With two primary buttons, people have to read both to find the one they need.',
      },
    ],
    [
      {
        picture: row(<Button key="add">Add boat</Button>),
        why: 'Name the action. People who hear the button without the page know what it does.',
      },
      { picture: row(<Button key="ok">OK</Button>), why: '“OK” means nothing without the text around it.' },
    ],
  ],
  TextField: [
    [
      {
        picture: <TextField label="Email" hint="Such as dana@example.com" />,
        why: 'Use the hint for the format: it stays when people type.',
      },
      {
        picture: <TextField label="Email" placeholder="Such as dana@example.com" />,
        why: 'A placeholder disappears with the first letter, when people need it.',
      },
    ],
    [
      {
        picture: (
          <TextField label="Length in meters" defaultValue="abc" error="Enter a number, such as 7.5." />
        ),
        why: 'Say what to do.',
      },
      {
        picture: <TextField label="Length in meters" defaultValue="abc" error="Invalid value." />,
        why: 'This doesn’t help people to correct it.',
      },
    ],
  ],
  Dialog: [
    [
      {
        picture: dialog(
          'Delete “Reception”?',
          'Its calls stay in the history.',
          <Button key="delete" variant="danger">
            Delete channel
          </Button>,
          <Button key="cancel">Cancel</Button>,
        ),
        why: 'Ask the question in the title, and answer it in the buttons.',
      },
      {
        picture: dialog(
          'Are you sure?',
          'This will delete the channel “Reception”. Do you want to continue?',
          <Button key="yes" variant="danger">
            Yes
          </Button>,
          <Button key="no">No</Button>,
        ),
        why: 'People who read only the title and the buttons don’t know what happens.',
      },
    ],
  ],
  DataTable: [
    [
      {
        picture: table('Berths', ({ isMoored }) => (
          <Badge tone={isMoored ? 'success' : 'warning'}>{isMoored ? 'Moored' : 'Expected'}</Badge>
        )),
        why: 'Write the status. The color helps to find it.',
      },
      {
        picture: table('Berths with dots', ({ isMoored }) =>
          dot(`var(--console-color-${isMoored ? 'success' : 'warning'}-border)`),
        ),
        why: 'A color alone is lost for screen readers, in forced colors and on paper.',
      },
    ],
  ],
  Notice: [
    [
      {
        picture: (
          <Notice
            tone="danger"
            title="The berth wasn’t booked."
            action={
              <Button key="retry" size="small">
                Retry
              </Button>
            }
          >
            The harbor didn’t answer. Your entries are still here.
          </Notice>
        ),
        why: 'Say what happened, what it means for people, and what they can do.',
      },
      {
        picture: (
          <Notice tone="danger" title="Error 504.">
            Something went wrong.
          </Notice>
        ),
        why: 'A code doesn’t tell people whether their work is lost.',
      },
    ],
  ],
};
