import type { Meta, StoryObj } from '@storybook/react-vite';
import { XIcon } from '../../packages/ui/src/icons/index.ts';

/** Deliberately broken stories: they prove that the checks of every story flag these errors. */
const meta = {
  title: 'Checks/Broken toast',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

export const HiddenAction: StoryObj = {
  name: 'ST-11: a toast hidden from screen readers with a focusable button is flagged',
  parameters: { broken: 'aria-hidden-focus' },
  render: () => (
    <ol aria-hidden="true">
      <li>
        Contact deleted <button type="button">Undo</button>
      </li>
    </ol>
  ),
};

export const NamelessClose: StoryObj = {
  name: 'ST-11: a toast whose close button has no name is flagged',
  parameters: { broken: 'button-name' },
  render: () => (
    <ol aria-label="Notifications">
      <li>
        Channel saved
        <button type="button">
          <XIcon />
        </button>
      </li>
    </ol>
  ),
};
