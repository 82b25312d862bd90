import { pageOf, picks } from './picks.ts';
import { ScrollTable } from './ScrollTable.tsx';

/** What one wants, the component for it, and why not its neighbour. */
export function PickTables() {
  return Object.entries(picks).map(([title, rows]) => (
    <section key={title}>
      <h2>{title}</h2>
      <ScrollTable label={title} heads={['You want', 'Take', 'Why not the neighbour']}>
        {rows.map(({ want, use, not }) => (
          <tr key={want}>
            <th scope="row">{want}</th>
            <td>
              <a href={pageOf(use)}>{use}</a>
            </td>
            <td>{not}</td>
          </tr>
        ))}
      </ScrollTable>
    </section>
  ));
}
