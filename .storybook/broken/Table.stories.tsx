import type { Meta, StoryObj } from '@storybook/react-vite';
import { EnglishPager } from './EnglishPager.tsx';

/** Wrong on purpose: the proof that the checks of every story see what they are for. */
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

export const EnglishNames: StoryObj = {
  name: 'X-1: a name in plain English, put past the dictionary, is flagged',
  parameters: { broken: 'plain-english' },
  render: () => <EnglishPager />,
};
