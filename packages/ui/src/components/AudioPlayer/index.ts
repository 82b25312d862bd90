export { AudioPlayer, type AudioPlayerProps } from './AudioPlayer.tsx';
export { AudioStatus, type AudioStatusProps } from './AudioStatus.tsx';
export {
  AudioDownload,
  type AudioDownloadProps,
  type AudioFile,
  AudioPlayButton,
  type AudioPlayButtonProps,
  AudioSkipButton,
  type AudioSkipButtonProps,
  AudioSpeed,
} from './Controls.tsx';
export type { AudioTimeline, Player, PlayerFacts, PlayerOptions, SeekObstacle } from './player.ts';
export { AudioSeekBar, type AudioSeekBarProps } from './SeekBar.tsx';
export { useAudioPlayer, usePlayerValue } from './useAudioPlayer.ts';
