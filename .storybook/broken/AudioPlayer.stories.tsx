import type { Meta, StoryObj } from '@storybook/react-vite';
import { PauseIcon, RotateCcwIcon } from '../../packages/ui/src/icons/index.ts';

/** Wrong on purpose: the proof that the checks of every story see what they are for. */
const meta = {
  title: 'Checks/Broken audio player',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

export const TimeLineWithoutName: StoryObj = {
  name: 'ST-11: a time line without a name is flagged',
  parameters: { broken: 'label' },
  render: () => <input type="range" dir="ltr" min={0} max={252} step={1} defaultValue={18} />,
};

export const IconsWithoutNames: StoryObj = {
  name: 'ST-11: a button with nothing but an icon is flagged',
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
