import 'react-h5-audio-player/lib/styles.css';
import { addCollection } from '@iconify/react';
import AudioPlayer from 'react-h5-audio-player';
import type { Contestant, Recording } from '../contestant.ts';

// Its icons would be loaded from the internet. These are similar.
const icons = {
  'play-circle': 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M10 17V7l7 5z',
  'pause-circle': 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M8 7h3v10H8zM13 7h3v10h-3z',
  'skip-previous': 'M6 6h2v12H6zM18 6v12l-9-6z',
  'skip-next': 'M16 6h2v12h-2zM6 18V6l9 6z',
  rewind: 'M11 6v12l-8-6zM20 6v12l-8-6z',
  'fast-forward': 'M13 6v12l8-6zM4 6v12l8-6z',
  repeat: 'M17 17H7v-3l-4 4 4 4v-3h12v-6h-2zM7 7h10v3l4-4-4-4v3H5v6h2z',
  'repeat-off': 'M2 5 19 22l1-1L3 4zM7 7h10v3l4-4-4-4v3H9z',
  'volume-high': 'M3 9v6h4l5 5V4L7 9zM14 8v8a4 4 0 0 0 0-8',
  'volume-mute': 'M3 9v6h4l5 5V4L7 9z',
};
addCollection({
  ...{ prefix: 'mdi', width: 24, height: 24 },
  icons: Object.fromEntries(
    Object.entries(icons).map(([name, path]) => [name, { body: `<path fill="currentColor" d="${path}"/>` }]),
  ),
});

/** Loads as little of the file as the others, and doesn’t draw what it has loaded, which it does later. */
export const contestant: Contestant<Recording> = {
  convert: (recording) => recording,
  Picture: ({ data: { src } }) => <AudioPlayer src={src} preload="metadata" showDownloadProgress={false} />,
};
