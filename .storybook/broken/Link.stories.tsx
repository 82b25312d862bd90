import type { Meta, StoryObj } from '@storybook/react-vite';
import { SettingsIcon } from '../../packages/ui/src/icons/index.ts';

/** Wrong on purpose: the proof that the checks of every story see what they are for. */
const meta = {
  title: 'Checks/Broken link',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

export const OnlyAnIcon: StoryObj = {
  name: 'ST-11: a link that is only an icon is flagged',
  parameters: { broken: 'link-name' },
  render: () => (
    <a href="#settings">
      <SettingsIcon />
    </a>
  ),
};

export const OnlyAColour: StoryObj = {
  name: 'ST-11: a link told from its sentence by colour alone is flagged',
  parameters: { broken: 'link-in-text-block' },
  render: () => (
    <p style={{ backgroundColor: '#fff', color: '#333' }}>
      <span>I accept the </span>
      <a href="#terms" style={{ color: '#0a5f67', textDecoration: 'none' }}>
        Terms of Use
      </a>
      <span> and the privacy notice.</span>
    </p>
  ),
};
