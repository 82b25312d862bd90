import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/Feedback/Skeleton',
  id: 'components-skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { width: '12rem' } };

export const Block: Story = { args: { width: '20rem', height: '2.25rem' } };

/** The container is busy and has a name; screen readers don't read the skeletons. */
export const Waiting: Story = {
  render: () => (
    <section aria-busy="true" aria-label="Channels" style={{ display: 'grid', gap: '0.75rem' }}>
      <Skeleton width="60%" />
      <Skeleton width="45%" />
      <Skeleton width="68%" />
    </section>
  ),
};

export const InHebrew: Story = { globals: { locale: 'he' }, args: { width: '12rem' } };
