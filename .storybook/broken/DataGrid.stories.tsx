import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataGrid } from '../../packages/ui/src/components/DataGrid/index.ts';

/** Deliberately broken stories: they prove that the checks of every story flag these errors. */
const meta = {
  title: 'Checks/Broken DataGrid',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

/** A column header doesn't name the fields in its cells. */
export const NamelessField: StoryObj = {
  name: 'ST-11: a field in a cell without a name is flagged',
  parameters: { broken: 'label' },
  render: () => (
    <DataGrid
      label="Contacts"
      columns={[
        { key: 'name', header: 'Name', isRowHeader: true, cell: (name: string) => name },
        { key: 'note', header: 'Note', focus: 'cell', cell: () => <input /> },
      ]}
      rows={['Maya Levin']}
      rowKey={(name) => name}
    />
  ),
};
