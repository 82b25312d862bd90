import type { Contestant, Grid } from '../contestant.ts';

/** The yardstick: the same cells, and the same boxes, in the fewest elements and without a style. */
export const contestant: Contestant<Grid> = {
  prepare: (grid) => grid,
  Picture: ({ data: { titles, rows, hasBoxes } }) => (
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
  ),
};

const box = (label: string) => (
  <input type="checkbox" aria-label={label} checked={false} onChange={() => undefined} />
);
