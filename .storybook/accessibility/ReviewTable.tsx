import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Prose } from './Prose.tsx';

interface ReviewTableProps {
  /** The caption. @default the heading above the table */
  caption?: string;
  heads: readonly string[];
  /** The first cell is the row header. Text between backticks is code. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table on a docs page, with column and row headers. */
export function ReviewTable({ caption, heads, rows }: ReviewTableProps) {
  return (
    <ScrollBox label={caption}>
      <table>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">
                <Prose>{name}</Prose>
              </th>
              {cells.map((cell, column) => (
                <td key={heads[column + 1]} className={isLong(cell) ? 'review-wide' : undefined}>
                  <Prose>{cell}</Prose>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** Sentences need a wider column. */
const isLong = (cell: ReactNode) => typeof cell === 'string' && cell.length > 60;

interface ScrollBoxProps {
  /** The accessible name. @default the heading above it */
  label?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** A container that scrolls if it is too narrow, and is a tab stop only while it scrolls (WCAG 1.4.10, 2.1.1). */
export function ScrollBox({ label, className = '', children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [heading, setHeading] = useState('');
  const [doesScroll, setScrolls] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    setHeading(headingAbove(element));
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; a landmark per table is too much.
    <div
      ref={box}
      role="group"
      className={`review-scroll ${className}`}
      aria-label={label ?? heading}
      tabIndex={doesScroll ? 0 : undefined}
    >
      {children}
    </div>
  );
}

function headingAbove(element: Element) {
  const above = [...document.querySelectorAll('h1, h2, h3')].filter(
    (heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return above.at(-1)?.textContent ?? '';
}
