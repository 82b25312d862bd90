import type { Contestant, Recording } from '../contestant.ts';

/** The baseline: the browser's own player. */
export const contestant: Contestant<Recording> = {
  convert: (recording) => recording,
  Picture: ({ data: { src, name } }) => (
    // biome-ignore lint/a11y/useMediaCaption: the recordings are silent.
    <audio style={{ width: '100%' }} controls preload="metadata" src={src} aria-label={name} />
  ),
};
