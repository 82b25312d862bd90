import type { Meta, StoryObj } from '@storybook/react-vite';

/** Wrong on purpose: the proof that the checks of every story see what they are for. */
const meta = {
  title: 'Checks/Broken sidebar',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

type Story = StoryObj<{ name: string; page: string }>;

const args = { name: 'Console', page: 'Channels' };

export const IconWithoutWords: Story = {
  name: 'ST-11: a link of the rail whose words were taken away is flagged',
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
  name: 'ST-11: a link that stands in its list without an item is flagged',
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
  name: 'ST-11: a drawer that is hidden from readers and still reached by Tab is flagged',
  parameters: { broken: 'aria-hidden-focus' },
  args,
  render: ({ page }) => (
    <div aria-hidden="true" style={{ inlineSize: 0, overflow: 'hidden' }}>
      <a href="#channels">{page}</a>
    </div>
  ),
};
