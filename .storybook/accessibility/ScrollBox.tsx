import { type ReactNode, useEffect, useRef, useState } from 'react';

interface ScrollBoxProps {
  /** What is in it. @default the heading it stands below */
  label?: string;
  children: ReactNode;
}

/** A box for a table: it scrolls sideways in little room, and is a stop of Tab only while it does (WCAG 1.4.10, 2.1.1). */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [heading, setHeading] = useState('');
  const [doesScroll, setScrolls] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    setHeading(headingAbove(element));
    const measure = () => setScrolls(element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a landmark for each table is too many.
    <div
      ref={box}
      role="group"
      className="review-scroll"
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
