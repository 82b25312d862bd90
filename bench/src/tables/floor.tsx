interface PlainTableProps {
  titles: readonly string[];
  rows: readonly { id: string; words: readonly string[] }[];
  /** A checkbox in each row and one for all rows, as in a table with selectable rows. */
  hasBoxes?: boolean;
}

/** The baseline: the same cells and checkboxes in the fewest elements, without styles. */
export const PlainTable = ({ titles, rows, hasBoxes }: PlainTableProps) => (
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
);

const box = (label: string) => (
  <input type="checkbox" aria-label={label} checked={false} onChange={() => undefined} />
);
