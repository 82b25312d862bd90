import './page.css';
import type { ReactNode } from 'react';
import { ScrollBox } from './ScrollBox.tsx';

export interface ReviewColumn {
  name: string;
  /** For sentences; the others hold a word or two. */
  isWide?: boolean;
}

export interface ReviewRow {
  key: string;
  /** The first names the row. */
  cells: readonly ReactNode[];
}

interface ReviewTableProps {
  caption: string;
  columns: readonly ReviewColumn[];
  rows: readonly ReviewRow[];
}

/** A table of a page for reviewers, with a caption, and heads for columns and rows. */
export function ReviewTable({ caption, columns, rows }: ReviewTableProps) {
  return (
    <ScrollBox label={caption}>
      <table className="review-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name, isWide }) => (
              <th key={name} scope="col" className={isWide ? 'review-wide' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [head, ...rest] }) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {rest.map((cell, index) => (
                <td key={columns[index + 1]?.name}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
