import { useState } from 'react';
import css from './integrations.module.css';

export interface PictureProps {
  /** The server's name for the picture. */
  image: string;
}

/** The picture of a service, or a default one. Decorative: the name is next to it. */
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

/** The picture for services without their own. */
export const plainPicture = pictures.get('other') ?? '';

/**
 * The URL of a picture by the server's name for it, with or without an extension. One that isn't in the build might be
 * in the server's folder. An invalid name gets the default picture.
 */
export function pictureOf(image: string) {
  const file = image.replace(/^.*\//, '');
  const name = file.replace(/\.\w+$/, '');
  if (!/^[\w-]+$/.test(name)) return plainPicture;
  const ending = /\.(png|webp|jpg)$/.exec(file)?.[0] ?? '.svg';
  return pictures.get(name) ?? `/assets/images/integrations/${name}${ending}`;
}
