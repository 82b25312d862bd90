import { useState } from 'react';
import css from './integrations.module.css';

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

const files = import.meta.glob<string>('./images/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

const pictures = new Map(
  Object.entries(files).map(([path, address]) => [/([^/]+)\.svg$/.exec(path)?.[1], address]),
);

/** The picture of a service that has none of its own. */
export const plainPicture = pictures.get('other') ?? '';

/**
 * The address of a picture by the name the server gives it, with or without an ending. One that was not there at the
 * build may be in the server's folder since; a name that is none has the plain one.
 */
export function pictureOf(image: string) {
  const file = image.replace(/^.*\//, '');
  const name = file.replace(/\.\w+$/, '');
  if (!/^[\w-]+$/.test(name)) return plainPicture;
  const ending = /\.(png|webp|jpg)$/.exec(file)?.[0] ?? '.svg';
  return pictures.get(name) ?? `/assets/images/integrations/${name}${ending}`;
}
