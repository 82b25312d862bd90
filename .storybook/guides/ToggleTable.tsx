import { ReviewTable } from '../accessibility/ReviewTable.tsx';
import { toggles } from '../tools/toggles.ts';

/** The settings of the toolbar. */
export function ToggleTable() {
  return (
    <ReviewTable
      heads={['Setting', 'Values, the default first', 'In the URL']}
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
