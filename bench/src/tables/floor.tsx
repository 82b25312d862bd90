import '@console/ui/theme.css';
import { type Contestant, type Rows, titles } from '../contestant.ts';

/** The baseline: the same cells and checkboxes in the fewest elements, in a page with our theme. */
export const contestant: Contestant<Rows> = {
  convert: (rows) => rows,
  Picture: ({ data: { rows, hasBoxes } }) => (
    <div>
      <table>
        <caption>Rows</caption>
        <thead>
          <tr>
            {hasBoxes && <th scope="col">{box('Select all rows')}</th>}
            {titles.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, words: [name, ...words] }) => (
            <tr key={id}>
              {hasBoxes && <td>{box(`Select ${name}`)}</td>}
              <th scope="row">{name}</th>
              {words.map((word) => (
                <td key={word}>{word}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ),
};

const box = (label: string) => (
  <input type="checkbox" aria-label={label} checked={false} onChange={() => undefined} />
);
