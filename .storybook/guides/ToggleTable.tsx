import { toggles } from '../tools/toggles.ts';
import { ScrollTable } from './ScrollTable.tsx';

/** What can be turned, read from the toolbar itself. */
export function ToggleTable() {
  return (
    <ScrollTable
      label="Toggles"
      heads={['What', 'Choices, the first when nothing is asked', 'In an address']}
    >
      {Object.entries(toggles).map(([id, { description, choices }]) => (
        <tr key={id}>
          <th scope="row">{description}</th>
          <td>{choices.map(({ title }) => title).join(' · ')}</td>
          <td>
            {choices.map(({ value }) => (
              <div key={value}>
                <code>
                  {id}:{value}
                </code>
              </div>
            ))}
          </td>
        </tr>
      ))}
    </ScrollTable>
  );
}
