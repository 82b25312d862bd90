import type { Meta, StoryObj } from '@storybook/react-vite';
import { PencilIcon } from '../../packages/ui/src/icons/index.ts';

/** Deliberately broken stories: they prove that the checks of every story flag these errors. */
const meta = {
  title: 'Checks/Broken menu',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

export const PlainButtons: StoryObj = {
  name: 'ST-11: a menu of plain buttons is flagged',
  parameters: { broken: 'aria-required-children' },
  render: () => (
    <div role="menu" aria-label="More for Reception">
      <button type="button">Edit</button>
      <button type="button">Delete channel</button>
    </div>
  ),
};

export const NamelessItem: StoryObj = {
  name: 'ST-11: a menu item with only an icon is flagged',
  parameters: { broken: 'aria-command-name' },
  render: () => (
    <div role="menu" aria-label="More for Reception">
      <div role="menuitem" tabIndex={0}>
        <PencilIcon />
      </div>
    </div>
  ),
};
