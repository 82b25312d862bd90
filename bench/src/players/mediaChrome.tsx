import {
  MediaControlBar,
  MediaController,
  MediaDurationDisplay,
  MediaMuteButton,
  MediaPlayButton,
  MediaPlaybackRateButton,
  MediaSeekBackwardButton,
  MediaSeekForwardButton,
  MediaTimeDisplay,
  MediaTimeRange,
  MediaVolumeRange,
} from 'media-chrome/react';
import type { Contestant, Recording } from '../contestant.ts';

/** The audio layout of its documentation. */
export const contestant: Contestant<Recording> = {
  convert: (recording) => recording,
  Picture: ({ data: { src } }) => (
    <MediaController audio style={{ width: '100%' }}>
      {/* biome-ignore lint/a11y/useMediaCaption: the recordings are silent. */}
      <audio slot="media" preload="metadata" src={src} />
      <MediaControlBar style={{ width: '100%' }}>
        <MediaPlayButton />
        <MediaSeekBackwardButton />
        <MediaSeekForwardButton />
        <MediaTimeDisplay />
        <MediaTimeRange />
        <MediaDurationDisplay />
        <MediaPlaybackRateButton />
        <MediaMuteButton />
        <MediaVolumeRange />
      </MediaControlBar>
    </MediaController>
  ),
};
