export { AudioPlayer, type AudioPlayerProps, AudioStatus, type AudioStatusProps } from './AudioPlayer.tsx';
export { AudioVolume, type AudioVolumeProps } from './AudioVolume.tsx';
export {
  AudioDownload,
  type AudioDownloadProps,
  type AudioFile,
  AudioPlayButton,
  type AudioPlayButtonProps,
  AudioSkipButton,
  type AudioSkipButtonProps,
  AudioSpeed,
  type AudioSpeedProps,
} from './Controls.tsx';
export type {
  AudioTimeline,
  Player,
  PlayerOptions,
  PlayerState,
  /** @deprecated Use `PlayerState`. */
  PlayerState as PlayerFacts,
  SeekUnavailableReason,
  /** @deprecated Use `SeekUnavailableReason`. */
  SeekUnavailableReason as SeekObstacle,
} from './player.ts';
export { AudioSeekBar, type AudioSeekBarProps } from './SeekBar.tsx';
export { useAudioPlayer, usePlayerValue } from './useAudioPlayer.ts';
