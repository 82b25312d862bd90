import type { Meta, StoryObj } from '@storybook/react-vite';

/** Deliberately broken stories: they prove that the checks of every story flag these errors. */
const meta = {
  title: 'Checks/Broken line chart',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

const line = <path d="M0,60L80,20L160,40L240,10" fill="none" stroke="currentColor" strokeWidth="2" />;

export const ExplorerWithoutName: StoryObj = {
  name: 'ST-11: a date slider without a name is flagged',
  parameters: { broken: 'label' },
  render: () => (
    <figure>
      <svg width="240" height="80" aria-hidden="true">
        {line}
      </svg>
      <input type="range" min={0} max={29} defaultValue={29} />
    </figure>
  ),
};

export const TableThatCannotBeReached: StoryObj = {
  name: 'ST-11: a scrollable table that isn’t focusable is flagged',
  parameters: { broken: 'scrollable-region-focusable' },
  render: () => (
    <div style={{ blockSize: 80, overflow: 'auto' }}>
      <table>
        <caption>Calls</caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Calls</th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: 12 }, (_, day) => (
            <tr key={`${String(day)} November`}>
              <th scope="row">{`${day + 1} November`}</th>
              <td>{day * 3}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ),
};
