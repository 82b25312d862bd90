import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import {
  type LeaveAdapter,
  type LeaveAttempt,
  UnsavedChangesGuard,
  type UnsavedChangesGuardProps,
  useUnsavedChanges,
} from './index.ts';

/** A minimal router with one navigation, which can be blocked. */
function makeRouter(onArrive: () => void) {
  let ask: ((attempt: LeaveAttempt) => void) | undefined;
  const adapter: LeaveAdapter = {
    block(onAttempt) {
      ask = onAttempt;
      return () => {
        ask = undefined;
      };
    },
  };
  return { adapter, go: () => (ask ? ask({ proceed: onArrive }) : onArrive()) };
}

interface StageProps extends Omit<UnsavedChangesGuardProps, 'adapter'> {
  /** The sections of the form, each with one field. */
  sections: { name: string; field: string }[];
  save: string;
  away: string;
  /** Heading of the next page. */
  arrived: string;
}

function Stage({ sections, save, away, arrived, ...words }: StageProps) {
  const [isAway, setAway] = useState(false);
  const [saves, setSaves] = useState(0);
  const [router] = useState(() => makeRouter(() => setAway(true)));

  return (
    <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '24rem', minBlockSize: '20rem' }}>
      <UnsavedChangesGuard {...words} adapter={router.adapter} />
      {isAway ? (
        <h1>{arrived}</h1>
      ) : (
        <>
          {sections.map((section) => (
            <Section key={`${section.name} ${saves}`} {...section} />
          ))}
          <div>
            <Button variant="primary" onPress={() => setSaves(saves + 1)}>
              {save}
            </Button>{' '}
            <Button onPress={router.go}>{away}</Button>
          </div>
        </>
      )}
    </div>
  );
}

function Section({ name, field }: { name: string; field: string }) {
  const [value, setValue] = useState('');
  useUnsavedChanges({ name, isDirty: value !== '' });

  return <TextField label={field} value={value} onChange={setValue} />;
}

/** Types into the first field and presses the button that leaves. */
const leaveWithChanges: Story['play'] = async ({ canvas }) => {
  const [first] = canvas.getAllByRole('textbox');
  if (first) await userEvent.type(first, 'Noa');
  const away = canvas.getAllByRole('button').at(-1);
  if (away) await userEvent.click(away);
};

const leaveWithBoth: Story['play'] = async (context) => {
  const second = context.canvas.getAllByRole('textbox').at(-1);
  if (second) await userEvent.type(second, '08:00');
  await leaveWithChanges(context);
};

const meta = {
  title: 'Components/Forms/UnsavedChangesGuard',
  id: 'components-unsavedchangesguard',
  component: Stage,
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: {
    sections: [
      { name: 'Bot', field: 'Name of the bot' },
      { name: 'Opening hours', field: 'Opens at' },
    ],
    save: 'Save',
    away: 'Channels',
    arrived: 'Channels',
  },
} satisfies Meta<typeof Stage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Without changes there is no prompt. */
export const Ready: Story = {};

export const Asking: Story = { play: leaveWithChanges };

export const SeveralSections: Story = { play: leaveWithBoth };

export const OwnWords: Story = {
  args: {
    title: 'Leave without saving?',
    describe: (names) => `What you wrote in ${names} will be lost.`,
    leaveLabel: 'Leave',
    stayLabel: 'Stay',
  },
  play: leaveWithChanges,
};

export const LongWords: Story = {
  args: {
    sections: [
      {
        name: 'Wijzigingsbevestigingsverzoekversendungsgenehmigungstelefonnummer',
        field: 'Telefonnummernverwaltungsgesellschaft',
      },
    ],
  },
  play: leaveWithChanges,
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: {
    sections: [
      { name: 'הבוט', field: 'שם הבוט' },
      { name: 'שעות פתיחה', field: 'שעת פתיחה' },
    ],
    save: 'שמירה',
    away: 'ערוצים',
    arrived: 'ערוצים',
  },
  play: leaveWithBoth,
};
