import { type KeyboardEvent, type Ref, useId, useMemo, useRef } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { CircleAlertIcon } from '../../icons/index.ts';
import { type RootProps, rootProps } from '../../props/index.ts';
import { Button } from '../Button/index.ts';
import {
  end,
  messages,
  middle,
  obstacle as obstacleStyle,
  player as playerStyle,
  row,
  scriptless,
  status,
} from './AudioPlayer.css.ts';
import { useStrings } from './AudioPlayer.strings.ts';
import { AudioDownload, type AudioFile, AudioPlayButton, AudioSkipButton, AudioSpeed } from './Controls.tsx';
import type { Player, PlayerOptions } from './player.ts';
import { AudioSeekBar } from './SeekBar.tsx';
import { shortcutOf } from './seekKeys.ts';
import { useAudioPlayer, usePlayerValue } from './useAudioPlayer.ts';

/** How far the two skip buttons move, in seconds. */
const skipBy = 10;

/** Options of the user interface. */
interface PlayerDisplayProps extends RootProps<HTMLDivElement> {
  /** Describes the file in the name of the download link. Without it, there is no link. */
  download?: AudioFile | undefined;
  /** Saves the file in your own code. Needed for another origin, where a link plays the file instead of saving it. */
  onDownload?: ((src: string) => void) | undefined;
  /** Whether time runs left to right in every language, or in the reading direction. @default 'ltr' */
  timelineDirection?: 'ltr' | 'locale' | undefined;
  /** K plays and pauses, J and L skip 10 seconds, while focus is inside (WCAG 2.1.4). @default false */
  hasShortcuts?: boolean | undefined;
  /** The `<audio>` element. */
  mediaRef?: Ref<HTMLAudioElement> | undefined;
}

/** What to play, or a player from `useAudioPlayer`, which a transcript can also follow. */
export type AudioPlayerProps = PlayerDisplayProps & (PlayerOptions | { player: Player; title: string });

/**
 * Plays a call recording. Nothing is announced during playback: no live region follows the time, and the timeline's
 * value text doesn't change while it has focus (see `useSeek`).
 *
 * Renders a `role="group"` named by `title`, with an `<audio>` element. The timeline follows the APG media seek
 * slider. Starting one player pauses any other on the page; focus doesn't move. The row and its text are mirrored in
 * right-to-left languages; timeline, times and icons aren't (see `timelineDirection`).
 *
 * @part audio-play-button the button that plays and pauses
 * @part audio-skip-button a button that skips some seconds
 * @part audio-seek-bar the times and the timeline between them
 * @part audio-seek-bar-track the timeline
 * @part audio-seek-bar-time the elapsed time or the length
 * @part audio-speed the list of speeds
 * @part audio-download the download link
 * @part audio-status what happened, below the controls
 * @example
 * <AudioPlayer src={call.recording} title="call with Ana, 19 November" download={{ type: 'MP3', size: 120096 }} />
 */
export function AudioPlayer(props: AudioPlayerProps) {
  return 'player' in props ? <PlayerFrame {...props} /> : <OwnPlayer {...props} />;
}

function OwnPlayer(props: PlayerDisplayProps & PlayerOptions) {
  return <PlayerFrame {...props} player={useAudioPlayer(props)} />;
}

type FrameProps = PlayerDisplayProps & { player: Player; title: string };

function PlayerFrame({ player, title, download, onDownload, mediaRef: givenRef, ...options }: FrameProps) {
  const { timelineDirection, hasShortcuts = false } = options;
  const seekDescriptionId = useId();
  const playButton = useRef<HTMLButtonElement>(null);
  const hasObstacle = usePlayerValue(
    player,
    ({ seekUnavailableReason, hasFailed }) => seekUnavailableReason !== null && !hasFailed,
  );
  const { ref: tie, ...source } = player.mediaProps;
  const mediaRef = useMemo(() => (givenRef ? mergeRefs(tie, givenRef) : tie), [tie, givenRef]);
  const keys = (letter: string) => (hasShortcuts ? { 'aria-keyshortcuts': letter } : {});

  const act = (event: KeyboardEvent) => {
    const shortcut = shortcutOf(event);
    if (shortcut === null) return;
    event.preventDefault();
    if (shortcut === 'toggle') void (player.isPlaying ? player.pause() : player.play());
    else player.skip(shortcut === 'back' ? -skipBy : skipBy);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; nothing here is submitted.
    <div
      {...rootProps(options, playerStyle)}
      data-part="audio-player"
      role="group"
      aria-label={title}
      {...(hasShortcuts && { onKeyDown: act })}
    >
      <audio {...source} ref={mediaRef} />
      <div className={row}>
        <AudioPlayButton {...keys('K')} ref={playButton} player={player} title={title} />
        <AudioSkipButton {...keys('J')} player={player} by={-skipBy} />
        <AudioSkipButton {...keys('L')} player={player} by={skipBy} />
        <div className={middle}>
          <AudioSeekBar
            player={player}
            direction={timelineDirection}
            aria-describedby={hasObstacle ? seekDescriptionId : undefined}
          />
        </div>
        <div className={end}>
          <AudioSpeed player={player} />
          {download && (
            <AudioDownload player={player} title={title} file={download} onDownload={onDownload} />
          )}
        </div>
      </div>
      <AudioStatus
        player={player}
        seekDescriptionId={seekDescriptionId}
        onRetry={() => playButton.current?.focus()}
      />
      {/* The browser's own player, if scripts are off. React renders it only on the server. */}
      <noscript>
        {/* biome-ignore lint/a11y/useMediaCaption: the text is in the Transcript next to the player. */}
        <audio className={scriptless} controls preload="none" src={player.src} aria-label={title} />
      </noscript>
    </div>
  );
}

export interface AudioStatusProps extends RootProps<HTMLDivElement> {
  player: Player;
  /** The ID of the text that explains why seeking isn't possible, for the seek bar. */
  seekDescriptionId?: string | undefined;
  /** @deprecated Use `seekDescriptionId`. */
  obstacleId?: string | undefined;
  /** Called when Retry is pressed, before it disappears, so that you can move focus to Play. */
  onRetry?: (() => void) | undefined;
}

/**
 * Shows loading, failure with a Retry button, and why seeking isn't possible. The status is in the page from the
 * start, so that screen readers announce changes politely and once (WCAG 4.1.3).
 */
export function AudioStatus({
  player,
  obstacleId,
  seekDescriptionId = obstacleId,
  onRetry,
  ...props
}: AudioStatusProps) {
  const strings = useStrings();
  const isWaiting = usePlayerValue(player, (player) => player.isWaiting);
  const hasFailed = usePlayerValue(player, (player) => player.hasFailed);
  const obstacle = usePlayerValue(player, (player) => player.seekUnavailableReason);
  const words = hasFailed ? strings.failed : isWaiting ? strings.loading : null;

  return (
    <div {...rootProps(props, messages)} data-part="audio-status">
      <p className={status} role="status" data-failed={hasFailed || undefined}>
        {hasFailed && <CircleAlertIcon />}
        {words}
      </p>
      {hasFailed && (
        <Button
          size="small"
          onPress={() => {
            onRetry?.();
            player.retry();
          }}
        >
          {strings.retry}
        </Button>
      )}
      {obstacle !== null && !hasFailed && (
        <p id={seekDescriptionId} className={obstacleStyle}>
          {strings.obstacle(obstacle)}
        </p>
      )}
    </div>
  );
}
