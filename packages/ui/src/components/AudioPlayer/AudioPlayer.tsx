import { type KeyboardEvent, type Ref, useId, useMemo, useRef } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { CircleAlertIcon } from '../../icons/index.ts';
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

/** How far the two buttons go, in seconds. */
const skipBy = 10;

/** How a player looks, beside what it plays. */
interface PlayerDisplayProps {
  /** What the file is, for the name of the link that saves it; without it there is no link. */
  download?: AudioFile | undefined;
  /** Saves the file in the host's own way, where it comes from another origin and a link would play it. */
  onDownload?: ((src: string) => void) | undefined;
  /** Which way time runs: to the right in every language, or as the language reads. @default 'ltr' */
  timelineDirection?: 'ltr' | 'locale';
  /** K plays and pauses, J and L go 10 seconds back and forward, while focus is inside (WCAG 2.1.4). @default false */
  hasShortcuts?: boolean;
  /** The media element itself. */
  ref?: Ref<HTMLAudioElement>;
}

/** What it plays, or a player of `useAudioPlayer` that a transcript follows too. */
export type AudioPlayerProps = PlayerDisplayProps & (PlayerOptions | { player: Player; title: string });

/**
 * Plays the recording of a call. It says nothing by itself while it plays: no live region follows the time, and the
 * words of the time line stand still while it has focus (see `useSeek`).
 *
 * Renders a `role="group"` with an `<audio>` element, named by what is played. The time line follows the APG media
 * seek slider. Starting one pauses any other of the page; focus never moves. Row and words read as the language does;
 * time line, times and icons never mirror.
 *
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

function PlayerFrame({ player, title, download, onDownload, ref, ...options }: FrameProps) {
  const { timelineDirection, hasShortcuts = false } = options;
  const seekDescriptionId = useId();
  const playButton = useRef<HTMLButtonElement>(null);
  const hasObstacle = usePlayerValue(
    player,
    ({ seekUnavailableReason, hasFailed }) => seekUnavailableReason !== null && !hasFailed,
  );
  const { ref: tie, ...source } = player.mediaProps;
  const mediaRef = useMemo(() => (ref ? mergeRefs(tie, ref) : tie), [tie, ref]);
  const keys = (letter: string) => (hasShortcuts ? { 'aria-keyshortcuts': letter } : {});

  const act = (event: KeyboardEvent) => {
    const shortcut = shortcutOf(event);
    if (shortcut === null) return;
    event.preventDefault();
    if (shortcut === 'toggle') void (player.isPlaying ? player.pause() : player.play());
    else player.skip(shortcut === 'back' ? -skipBy : skipBy);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form, and nothing here is sent.
    <div role="group" aria-label={title} className={playerStyle} {...(hasShortcuts && { onKeyDown: act })}>
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
      {/* React draws it on a server only: whoever has no scripts has the browser's own player. */}
      <noscript>
        {/* biome-ignore lint/a11y/useMediaCaption: as above. */}
        <audio className={scriptless} controls preload="none" src={player.src} aria-label={title} />
      </noscript>
    </div>
  );
}

export interface AudioStatusProps {
  player: Player;
  /** The id of the words that say why one cannot seek, for the seek bar. */
  seekDescriptionId?: string;
  /** @deprecated Use `seekDescriptionId`. */
  obstacleId?: string;
  /** Retry was pressed and is about to go away: the moment to bring focus to play. */
  onRetry?: () => void;
}

/**
 * What went wrong or takes long. The region stands from the start, empty, so that what comes is read once, politely
 * (WCAG 4.1.3).
 */
export function AudioStatus({
  player,
  obstacleId,
  seekDescriptionId = obstacleId,
  onRetry,
}: AudioStatusProps) {
  const strings = useStrings();
  const isWaiting = usePlayerValue(player, (player) => player.isWaiting);
  const hasFailed = usePlayerValue(player, (player) => player.hasFailed);
  const obstacle = usePlayerValue(player, (player) => player.seekUnavailableReason);
  const words = hasFailed ? strings.failed : isWaiting ? strings.loading : null;

  return (
    <div className={messages}>
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
