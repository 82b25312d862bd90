import { type ReactNode, useEffect, useRef, useState } from 'react';

interface ScrollTableProps {
  /** What the rows are: the name of the table. */
  label: string;
  heads: readonly string[];
  children: ReactNode;
}

/** A table of a guide. Where it is wider than its place the place scrolls, and only then the keyboard can reach it. */
export function ScrollTable({ label, heads, children }: ScrollTableProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState(false);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const element = entry?.target;
      if (element) setWide(element.scrollWidth > element.clientWidth);
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={place}
      className="guide-scroll sb-unstyled"
      {...(isWide && { role: 'region', 'aria-label': label, tabIndex: 0 })}
    >
      <table className="guide-table" aria-label={label}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
