import type { Meta, StoryObj } from '@storybook/react-vite';
import { SettingsIcon } from '../../packages/ui/src/icons/index.ts';

/** Deliberately broken stories: they prove that the checks of every story flag these errors. */
const meta = {
  title: 'Checks/Broken link',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

export const OnlyAnIcon: StoryObj = {
  name: 'ST-11: a link with only an icon is flagged',
  parameters: { broken: 'link-name' },
  render: () => (
    <a href="#settings">
      <SettingsIcon />
    </a>
  ),
};

export const OnlyAColour: StoryObj = {
  name: 'ST-11: a link that differs from its sentence by color alone is flagged',
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
