import type { Meta, StoryObj } from '@storybook/react-vite';
import { PauseIcon, RotateCcwIcon } from '../../packages/ui/src/icons/index.ts';

/** Deliberately broken stories: they prove that the checks of every story flag these errors. */
const meta = {
  title: 'Checks/Broken audio player',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

export const TimeLineWithoutName: StoryObj = {
  name: 'ST-11: a timeline without a name is flagged',
  parameters: { broken: 'label' },
  render: () => <input type="range" dir="ltr" min={0} max={252} step={1} defaultValue={18} />,
};

export const IconsWithoutNames: StoryObj = {
  name: 'ST-11: an icon button without a name is flagged',
  parameters: { broken: 'button-name' },
  render: () => (
    <div>
      <button type="button">
        <PauseIcon />
      </button>
      <button type="button">
        <RotateCcwIcon />
      </button>
    </div>
  ),
};
