import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import {
  interview,
  interviewInHebrew,
  longTurns,
  mixedTurns,
  silentPlayer,
  timedTurns,
  untimedTurns,
} from './samples.ts';
import { Transcript } from './Transcript.tsx';
import { parseWebVtt } from './webVtt.ts';

const meta = {
  title: 'Components/Media/Transcript',
  id: 'components-transcript',
  component: Transcript,
  args: { title: 'Call of Olga Marchenko', turns: timedTurns, player: silentPlayer(18) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '34rem', padding: '1rem', background: 'var(--console-color-surface)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Transcript>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Timed: Story = {};

export const Untimed: Story = { args: { turns: untimedTurns, player: undefined } };

/** Without a player, times are text, not buttons. */
export const TimedWithoutPlayer: Story = { args: { player: undefined } };

export const PartlyTimed: Story = {
  args: { turns: timedTurns.map((turn, index) => (index % 2 === 1 ? { ...turn, start: undefined } : turn)) },
};

export const MixedLanguages: Story = { args: { turns: mixedTurns, player: silentPlayer(5) } };

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: { title: 'השיחה של אולגה', turns: mixedTurns, player: silentPlayer(5) },
};

export const InRussian: Story = { globals: { locale: 'ru' }, args: { title: 'Звонок Ольги' } };

/** Three people and a sound, read from a captions file. */
export const FromWebVtt: Story = {
  args: { title: 'The Oldest Map', turns: parseWebVtt(interview).turns, player: silentPlayer(12) },
};

export const FromWebVttInHebrew: Story = {
  globals: { locale: 'he' },
  args: { title: 'המפה העתיקה', turns: parseWebVtt(interviewInHebrew).turns, player: silentPlayer(7) },
};

/** As many people as there are markers, and three who have only a color. */
export const Speakers: Story = {
  args: {
    title: 'Introductions',
    maxHeight: 'none',
    player: undefined,
    turns: [
      ...['Ana', 'Boris', 'Chen', 'Dalia', 'Emil', 'Fatima', 'Gil', 'Hana'].map((name, index) => ({
        speaker: { name },
        start: index * 2,
        text: `My name is ${name}.`,
      })),
      ...(['accent', 'neutral', 'muted'] as const).map((color, index) => ({
        speaker: { name: `Guest ${index + 1}`, color },
        text: `My name has the color “${color}”.`,
      })),
    ],
  },
};

export const OpenedByLink: Story = { args: { startAt: 't5', linkTo: ({ id }) => `#turn-${id}` } };

export const WithActions: Story = {
  args: {
    renderActions: ({ speaker }) => (
      <Button variant="quiet" size="row">{`Keep what ${speaker?.name} said`}</Button>
    ),
  },
};

/** The query has no points; the text does. */
export const Searching: Story = {
  args: { turns: mixedTurns },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'שלום');
  },
};

/** The tests use a two-hour call. Here axe checks every turn in every language and theme, so it is shorter. */
export const Long: Story = { args: { turns: longTurns(100), player: silentPlayer(200) } };

export const Waiting: Story = { args: { turns: [], isLoading: true } };

export const Failed: Story = {
  args: { turns: [], error: 'The server did not answer.', onRetry: () => undefined },
};

export const RefreshFailed: Story = {
  args: { error: 'The server did not answer.', onRetry: () => undefined },
};

export const Empty: Story = { args: { turns: [] } };

export const Narrow: Story = {
  args: { maxHeight: '20rem' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(18rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};
