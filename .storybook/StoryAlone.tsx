import { useContext } from 'react';
import { AskedContext } from './AskedContext.ts';
import { reviewerLink } from './tools/reviewerLink.ts';

interface StoryAloneProps {
  id: string;
  /** What stands in the frame, for readers. */
  title: string;
  /** A CSS length. */
  height: string;
}

/** A story that fills a window, in a window of its own inside a page of the docs, as the toolbar asks. */
export function StoryAlone({ id, title, height }: StoryAloneProps) {
  const asked = useContext(AskedContext);
  const address = reviewerLink(
    { base: '', id, viewMode: 'story', isNarrow: false },
    { ...asked, neighbours: 'off' },
  );
  return (
    <iframe
      key={address}
      title={title}
      src={address}
      className="guide-window"
      style={{ blockSize: height }}
    />
  );
}
