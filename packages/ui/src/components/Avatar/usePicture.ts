import { type SyntheticEvent, useState } from 'react';

/**
 * What became of a picture: the letters stand until it is there, and stay when it never comes. An image that
 * arrived or failed before React listened to it is asked on mount.
 */
export function usePicture(src: string | undefined) {
  const [seen, setSeen] = useState<{ src: string | undefined; isReady: boolean }>();
  const state = seen !== undefined && seen.src === src ? (seen.isReady ? 'ready' : 'failed') : 'waiting';

  const settle = (image: HTMLImageElement) => setSeen({ src, isReady: image.naturalWidth > 0 });

  return {
    state: src ? state : 'failed',
    pictureProps: {
      src,
      onLoad: (event: SyntheticEvent<HTMLImageElement>) => settle(event.currentTarget),
      onError: () => setSeen({ src, isReady: false }),
      ref: (image: HTMLImageElement | null) => {
        if (image?.complete && state === 'waiting') settle(image);
      },
    },
  } as const;
}
