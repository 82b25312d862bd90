import type { Meta, StoryObj } from '@storybook/react-vite';

/** Deliberately broken stories: they prove that the checks of every story flag these errors. */
const meta = {
  title: 'Checks/Broken sidebar',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

type Story = StoryObj<{ name: string; page: string }>;

const args = { name: 'Console', page: 'Channels' };

export const IconWithoutWords: Story = {
  name: 'ST-11: a rail link without a name is flagged',
  parameters: { broken: 'link-name' },
  args,
  render: ({ name }) => (
    <nav aria-label={name}>
      <ul>
        <li>
          {/* biome-ignore lint/a11y/useAnchorContent: wrong on purpose. */}
          <a href="#channels">
            <svg width="24" height="24" aria-hidden="true" />
          </a>
        </li>
      </ul>
    </nav>
  ),
};

export const LinkInNoItem: Story = {
  name: 'ST-11: a link in a list without a list item is flagged',
  parameters: { broken: 'list' },
  args,
  render: ({ name, page }) => (
    <nav aria-label={name}>
      <ul>
        <a href="#channels">{page}</a>
      </ul>
    </nav>
  ),
};

export const HiddenButReached: Story = {
  name: 'ST-11: a drawer hidden from screen readers but focusable is flagged',
  parameters: { broken: 'aria-hidden-focus' },
  args,
  render: ({ page }) => (
    <div aria-hidden="true" style={{ inlineSize: 0, overflow: 'hidden' }}>
      <a href="#channels">{page}</a>
    </div>
  ),
};
