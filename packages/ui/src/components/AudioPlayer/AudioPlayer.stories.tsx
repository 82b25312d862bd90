import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPlace } from '../../testing/inPlace.tsx';
import { AudioPlayer, type AudioPlayerProps } from './AudioPlayer.tsx';
import { call, missing, otherCall, ready, stream } from './samples.ts';

type Args = Extract<AudioPlayerProps, { src: string }>;

const meta = {
  title: 'Components/AudioPlayer',
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

/** In the middle, as a link to a turn would open it. */
export const InTheMiddle: Story = { args: { defaultTime: 18, duration: 40 } };

/** More than an hour. */
export const Long: Story = {
  render: (args) => <AudioPlayer {...args} {...ready} src={stream(5, 4210).src} defaultTime={3725} />,
};

export const UnknownDuration: Story = {
  render: (args) => <AudioPlayer {...args} {...ready} src={stream(5).src} />,
};

/** The host knows what the file does not say. */
export const DurationOfTheHost: Story = { args: { src: missing, duration: 252, onSourceExpired: never } };

export const Failed: Story = { args: { src: missing } };

/** Its address had run out, and a new one was fetched. */
export const Expired: Story = { args: { src: missing, onSourceExpired: () => Promise.resolve(call) } };

/** The file comes from another origin, where a link would play it. */
export const FromAnotherOrigin: Story = { args: { onDownload: () => undefined } };

export const WithoutDownload: Story = { args: { download: undefined } };

export const WithShortcuts: Story = { args: { hasShortcuts: true } };

/** One for each call; starting one pauses the other. */
export const Two: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <AudioPlayer {...args} {...ready} />
      <AudioPlayer {...args} src={otherCall} title="call with Noam, 20 November" />
    </div>
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
