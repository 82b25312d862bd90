import type { ReactNode } from 'react';

/** A sentence in which what stands between backticks is code; anything but a sentence as it is. */
export function Prose({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children;
  return children.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

/** A list of sentences or links; the word for none where it is empty. */
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
