import type { ReactNode } from 'react';

/** Not styled by the library, so that the buttons aren't mistaken for a part of the story. */
const look = { font: 'inherit', minBlockSize: 24, marginBlock: 8 };

/** Adds buttons before and after, so that focus can enter and leave the story. They are always English. */
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
