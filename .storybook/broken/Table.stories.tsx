import type { Meta, StoryObj } from '@storybook/react-vite';

/** Deliberately broken stories: they prove that the checks of every story flag these errors. */
const meta = {
  title: 'Checks/Broken table',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

export const NamelessColumn: StoryObj = {
  name: 'ST-11: a column without a name is flagged',
  parameters: { broken: 'empty-table-header' },
  render: () => (
    <table aria-label="Contacts">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col" />
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Maya Levin</td>
          <td>Active</td>
        </tr>
      </tbody>
    </table>
  ),
};

export const NamelessBox: StoryObj = {
  name: 'ST-11: a checkbox that doesn’t name its row is flagged',
  parameters: { broken: 'label' },
  render: () => (
    <table aria-label="Contacts">
      <thead>
        <tr>
          <th scope="col">Selection</th>
          <th scope="col">Name</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            <input type="checkbox" />
          </td>
          <th scope="row">Maya Levin</th>
        </tr>
      </tbody>
    </table>
  ),
};

export const CutOff: StoryObj = {
  name: 'DT-10: a scroll container that isn’t a tab stop is flagged',
  parameters: { broken: 'scrollable-region-focusable' },
  render: () => (
    <div style={{ inlineSize: '10rem', blockSize: '4rem', overflow: 'auto' }}>
      <table aria-label="Contacts" style={{ inlineSize: '40rem' }}>
        <tbody>
          {['Noa', 'Maya Levin', 'Levinsky Bakery', 'Reception'].map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>Active</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ),
};
