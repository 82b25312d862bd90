import { useState } from 'react';
import css from './integrations.module.css';
import { pictureOf, plainPicture } from './pictures.ts';

export interface PictureProps {
  /** What the server calls it. */
  image: string;
}

/** The picture of a service, or the plain one where there is none. Its name stands beside it. */
export function Picture({ image }: PictureProps) {
  const [isMissing, setMissing] = useState(false);

  return (
    <img
      className={css.picture}
      src={isMissing ? plainPicture : pictureOf(image)}
      alt=""
      width={48}
      height={48}
      onError={() => setMissing(true)}
    />
  );
}
