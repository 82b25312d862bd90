import type { ReactNode } from 'react';

/** Not of the library: what stands beside a story must not be taken for a part of it. */
const look = { font: 'inherit', minBlockSize: 24, marginBlock: 8 };

/** A button before and one after, so that the focus has somewhere to come from and to go to. They are English, whatever the page speaks. */
export function Neighbours({ children }: { children: ReactNode }) {
  return (
    <>
      <button type="button" lang="en" dir="ltr" style={look}>
        Before the story
      </button>
      {children}
      <button type="button" lang="en" dir="ltr" style={look}>
        After the story
      </button>
    </>
  );
}
