import { ReviewTable } from '../accessibility/ReviewTable.tsx';
import { toggles } from '../tools/toggles.ts';

/** What can be turned, read from the toolbar itself. */
export function ToggleTable() {
  return (
    <ReviewTable
      heads={['What', 'Choices, the first when nothing is asked', 'In an address']}
      rows={Object.entries(toggles).map(([id, { description, choices }]) => [
        description,
        Object.values(choices).join(' · '),
        Object.keys(choices).map((value) => (
          <div key={value}>
            <code>
              {id}:{value}
            </code>
          </div>
        )),
      ])}
    />
  );
}
