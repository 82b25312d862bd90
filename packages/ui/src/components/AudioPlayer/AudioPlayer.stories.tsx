import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPlace } from '../../testing/inPlace.tsx';
import { Transcript, type TranscriptTurn } from '../Transcript/index.ts';
import { AudioPlayer, type AudioPlayerProps } from './AudioPlayer.tsx';
import { AudioVolume } from './AudioVolume.tsx';
import { AudioDownload, AudioPlayButton, AudioSkipButton, AudioSpeed } from './Controls.tsx';
import { AudioSeekBar } from './SeekBar.tsx';
import { call, missing, otherCall, ready, stream } from './samples.ts';
import { useAudioPlayer } from './useAudioPlayer.ts';

type Args = Extract<AudioPlayerProps, { src: string }>;

const meta = {
  title: 'Components/Media/AudioPlayer',
  id: 'components-audioplayer',
  component: AudioPlayer,
  args: { ...ready, download: { type: 'MP3', size: 120_096 } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '32rem', padding: '1rem', background: 'var(--console-color-surface)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

const never = () => new Promise<string>(() => undefined);

export const Ready: Story = {};

/** Starts in the middle, as a link to a turn does. */
export const InTheMiddle: Story = { args: { defaultTime: 18, duration: 40 } };

/** More than an hour. */
export const Long: Story = {
  render: (args) => <AudioPlayer {...args} {...ready} src={stream(5, 4210).src} defaultTime={3725} />,
};

export const UnknownDuration: Story = {
  render: (args) => <AudioPlayer {...args} {...ready} src={stream(5).src} />,
};

/** The app sets the duration, which the file doesn't contain. */
export const DurationOfTheHost: Story = { args: { src: missing, duration: 252, onSourceExpired: never } };

export const Failed: Story = { args: { src: missing } };

/** Its URL expired, and a new one was fetched. */
export const Expired: Story = { args: { src: missing, onSourceExpired: () => Promise.resolve(call) } };

/** The file comes from another origin, so a link would play it. */
export const FromAnotherOrigin: Story = { args: { onDownload: () => undefined } };

export const WithoutDownload: Story = { args: { download: undefined } };

export const WithShortcuts: Story = { args: { hasShortcuts: true } };

/** One player for each call. Starting one pauses the other. */
export const Two: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <AudioPlayer {...args} {...ready} />
      <AudioPlayer {...args} src={otherCall} title="call with Noam, 20 November" />
    </div>
  ),
};

/** The usual order, and the volume. */
export const WithVolume: Story = {
  args: {
    ...InTheMiddle.args,
    hasShortcuts: true,
    children: (
      <>
        <AudioPlayButton />
        <AudioSkipButton by={-10} />
        <AudioSkipButton by={10} />
        <AudioSeekBar />
        <AudioSpeed />
        <AudioDownload />
        <AudioVolume />
      </>
    ),
  },
};

/** The timeline first, two speeds, and skips of different lengths. */
const ownOrder = (
  <>
    <AudioSeekBar />
    <AudioSkipButton by={-15} />
    <AudioPlayButton />
    <AudioSkipButton by={30} />
    <AudioSpeed />
    <AudioVolume />
  </>
);

export const OwnOrder: Story = {
  args: { ...InTheMiddle.args, hasShortcuts: true, speeds: [1, 1.5], children: ownOrder },
};

export const OwnOrderInHebrew: Story = {
  globals: { locale: 'he' },
  args: { ...OwnOrder.args, title: 'שיחה עם אנה, 19 בנובמבר' },
};

interface HeardAndReadProps {
  title: string;
  heading: string;
  turns: TranscriptTurn[];
}

function HeardAndRead({ title, heading, turns }: HeardAndReadProps) {
  const player = useAudioPlayer({ src: call, title });
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <AudioPlayer player={player} title={title} />
      <Transcript title={heading} turns={turns} player={player} />
    </div>
  );
}

/** Both share one player. A turn moves the recording to the time of that turn. */
export const WithTranscript: Story = {
  render: () => (
    <HeardAndRead
      title="call with Ana, 19 November"
      heading="What was said"
      turns={[
        {
          id: '1',
          speaker: { name: 'Noa' },
          start: 0,
          text: 'Levinsky Bakery, hello.',
        },
        { id: '2', speaker: { name: 'Ana' }, start: 4, text: 'I need a cake for Friday.' },
      ]}
    />
  ),
};

export const WithTranscriptInHebrew: Story = {
  globals: { locale: 'he' },
  render: () => (
    <HeardAndRead
      title="שיחה עם אנה, 19 בנובמבר"
      heading="מה נאמר"
      turns={[
        {
          id: '1',
          speaker: { name: 'נועה' },
          start: 0,
          text: 'מאפיית לוינסקי, שלום.',
        },
        { id: '2', speaker: { name: 'אנה' }, start: 4, text: 'אני צריכה עוגה ליום שישי.' },
      ]}
    />
  ),
};

export const OnAPhone: Story = { args: { defaultTime: 12 }, decorators: [inPlace('18rem')] };

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: { title: 'שיחה עם אנה, 19 בנובמבר', defaultTime: 12 },
};

export const InHebrewAsItReads: Story = {
  globals: { locale: 'he' },
  args: { title: 'שיחה עם אנה, 19 בנובמבר', defaultTime: 12, timelineDirection: 'locale' },
};

export const InRussian: Story = {
  globals: { locale: 'ru' },
  args: { title: 'звонок с Анной, 19 ноября', defaultTime: 12 },
};
