import { useContext } from 'react';
import { AskedContext } from './AskedContext.ts';
import { reviewerLink } from './tools/reviewerLink.ts';

interface StoryAloneProps {
  id: string;
  /** The title of the iframe, for screen readers. */
  title: string;
  /** A CSS length. */
  height: string;
}

/** A full-window story in an iframe on a docs page, with the toolbar values. */
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
