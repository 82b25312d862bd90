import type { ReactNode } from 'react';

/** Renders text between backticks of a string as code; other nodes don't change. */
export function Prose({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children;
  return children.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

/** A list of sentences or links, or the text `none` if it is empty. */
export function List({ of, none = 'none' }: { of: readonly ReactNode[]; none?: string }) {
  if (of.length === 0) return none;
  return (
    <ul>
      {of.map((item, index) => (
        <li key={index}>
          <Prose>{item}</Prose>
        </li>
      ))}
    </ul>
  );
}
