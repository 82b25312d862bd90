import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Components/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { width: '12rem' } };

export const Block: Story = { args: { width: '20rem', height: '2.25rem' } };

export const InHebrew: Story = { globals: { locale: 'he' }, args: { width: '12rem' } };
