interface PlainTableProps {
  titles: readonly string[];
  rows: readonly { id: string; words: readonly string[] }[];
  /** A box at each row, and one for all of them, as in a table of rows that can be chosen. */
  hasBoxes?: boolean;
}

/** What a DataTable is measured against: the same cells, and the same boxes, in the fewest elements and without a style. */
export function PlainTable({ titles, rows, hasBoxes }: PlainTableProps) {
  return (
    <table>
      <caption>Rows</caption>
      <thead>
        <tr>
          {hasBoxes && (
            <th scope="col">
              <Box label="Select all rows" />
            </th>
          )}
          {titles.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, words }) => (
          <tr key={id}>
            {hasBoxes && (
              <td>
                <Box label={`Select ${words[0]}`} />
              </td>
            )}
            {words.map((word, place) =>
              place === 0 ? (
                <th key={titles[place]} scope="row">
                  {word}
                </th>
              ) : (
                <td key={titles[place]}>{word}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Box({ label }: { label: string }) {
  return <input type="checkbox" aria-label={label} checked={false} onChange={() => undefined} />;
}
