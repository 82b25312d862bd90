import { type KeyboardEvent, type ReactNode, type Ref, useId, useMemo } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { CircleAlertIcon } from '../../icons/index.ts';
import { type RootProps, rootProps } from '../../props/index.ts';
import { Button } from '../Button/index.ts';
import {
  messages,
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
import { type PartProps, PlayerContext, useAudioPlayer, usePart, usePlayerValue } from './useAudioPlayer.ts';

/** Options of the user interface. */
export interface PlayerDisplayProps extends RootProps<HTMLDivElement> {
  /** Describes the file in the name of the download link. Without it, there is no link. */
  download?: AudioFile | undefined;
  /** Saves the file in your own code. Needed for another origin, where a link plays the file instead of saving it. */
  onDownload?: ((src: string) => void) | undefined;
  /** Whether time runs left to right in every language, or in the reading direction. @default 'ltr' */
  timelineDirection?: 'ltr' | 'locale' | undefined;
  /**
   * K plays and pauses, J and L skip, M mutes, while focus is inside (WCAG 2.1.4). A letter presses the part that has it
   * in its `aria-keyshortcuts`. @default false
   */
  hasShortcuts?: boolean | undefined;
  /** The speeds to choose from. @default [0.75, 1, 1.25, 1.5, 1.75, 2] */
  speeds?: readonly number[] | undefined;
  /**
   * The controls in your order: parts such as `AudioPlayButton`, which take the player from here, and your own.
   * @default play, back, forward, seek bar, speed, and download
   */
  children?: ReactNode;
  /** The `<audio>` element. */
  mediaRef?: Ref<HTMLAudioElement> | undefined;
}

/** What to play, or a player from `useAudioPlayer`, which a transcript can also follow. */
export type AudioPlayerProps = PlayerDisplayProps & (PlayerOptions | { player: Player; title: string });

/**
 * Plays a recording of speech. Nothing is announced during playback: no live region follows the time, and the timeline's
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
 * @part audio-volume the mute button and the volume, if you add them
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

function PlayerFrame({ mediaRef: givenRef, ...props }: FrameProps) {
  const { player, title } = props;
  const seekDescriptionId = useId();
  const { ref: tie, ...source } = player.mediaProps;
  const mediaRef = useMemo(() => (givenRef ? mergeRefs(tie, givenRef) : tie), [tie, givenRef]);

  const act = (event: KeyboardEvent<HTMLElement>) => {
    const part = event.currentTarget.querySelector<HTMLElement>(`[aria-keyshortcuts="${letterOf(event)}"]`);
    if (!part) return;
    event.preventDefault();
    part.click();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; nothing here is submitted.
    <div
      {...rootProps(props, playerStyle)}
      data-part="audio-player"
      role="group"
      aria-label={title}
      {...(props.hasShortcuts && { onKeyDown: act })}
    >
      <audio {...source} ref={mediaRef} />
      <PlayerContext value={{ ...props, seekDescriptionId }}>
        <div className={row}>
          {props.children ?? (
            <>
              <AudioPlayButton />
              <AudioSkipButton by={-10} />
              <AudioSkipButton by={10} />
              <AudioSeekBar />
              <AudioSpeed />
              {props.download && <AudioDownload />}
            </>
          )}
        </div>
        <AudioStatus onRetry={() => focusPlay(player)} />
      </PlayerContext>
      {/* The browser's own player, if scripts are off. React renders it only on the server. */}
      <noscript>
        {/* biome-ignore lint/a11y/useMediaCaption: the text is in the Transcript next to the player. */}
        <audio className={scriptless} controls preload="none" src={player.src} aria-label={title} />
      </noscript>
    </div>
  );
}

const focusPlay = ({ media }: Player) =>
  media?.parentElement?.querySelector<HTMLElement>('[data-part="audio-play-button"]')?.focus();

export interface AudioStatusProps extends RootProps<HTMLDivElement>, PartProps {
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
  player: given,
  obstacleId,
  seekDescriptionId = obstacleId,
  onRetry,
  ...props
}: AudioStatusProps) {
  const strings = useStrings();
  const { player, ...around } = usePart(given);
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
        <p id={seekDescriptionId ?? around.seekDescriptionId} className={obstacleStyle}>
          {strings.obstacle(obstacle)}
        </p>
      )}
    </div>
  );
}

/** The letter of a key: the one it types, or by its position on keyboards with other letters, such as Hebrew. */
function letterOf({
  key,
  code,
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey'>) {
  if (altKey || ctrlKey || metaKey) return null;
  return (/^[a-z]$/i.test(key) ? key : code.replace('Key', '')).toUpperCase();
}
