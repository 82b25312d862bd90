import type { MouseEvent } from 'react';
import { DownloadIcon, PauseIcon, PlayIcon, RotateCcwIcon, RotateCwIcon } from '../../icons/index.ts';
import { fileSize, joinParts, spokenDuration, useLocale } from '../../locale/index.ts';
import { classNames, type RootProps, rootProps } from '../../props/index.ts';
import { useLateTooltip } from '../Tooltip/index.ts';
import { iconControl, playButton, speedSelect } from './AudioPlayer.css.ts';
import { useStrings } from './AudioPlayer.strings.ts';
import { formatSpeed } from './player.ts';
import { type PartProps, usePart, usePlayerValue } from './useAudioPlayer.ts';

export interface AudioPlayButtonProps extends RootProps<HTMLButtonElement>, PartProps {
  /** Continues the word "Play": "call with Ana, 19 November". @default that of the `AudioPlayer` around it */
  title?: string | undefined;
  /** The letter that presses it, with `hasShortcuts`. @default 'K' */
  'aria-keyshortcuts'?: string | undefined;
}

/**
 * Plays and pauses. Its name changes instead of `aria-pressed`, because "Pause, pressed" would be ambiguous.
 *
 * Renders a `<button>` element. Follows the APG button pattern; keyboard: Enter and Space.
 */
export function AudioPlayButton({ player: given, title, className, ...props }: AudioPlayButtonProps) {
  const strings = useStrings();
  const { player, hasShortcuts, ...around } = usePart(given);
  const name = title ?? around.title ?? '';
  const isPlaying = usePlayerValue(player, (player) => player.isPlaying);
  return (
    <button
      aria-keyshortcuts={hasShortcuts ? 'K' : undefined}
      {...props}
      type="button"
      className={classNames(playButton, className)}
      data-part="audio-play-button"
      aria-label={isPlaying ? strings.pause(name) : strings.play(name)}
      onClick={() => void (isPlaying ? player.pause() : player.play())}
    >
      {isPlaying ? <PauseIcon /> : <PlayIcon />}
    </button>
  );
}

export interface AudioSkipButtonProps extends RootProps<HTMLButtonElement>, PartProps {
  /** Seconds to skip; negative values skip back. */
  by: number;
  /** The letter that presses it, with `hasShortcuts`. @default 'J' back, 'L' forward */
  'aria-keyshortcuts'?: string | undefined;
}

/** Skips some seconds back or forward. Renders a `<button>` element with a tooltip. */
export function AudioSkipButton({ player: given, by, className, ...props }: AudioSkipButtonProps) {
  const strings = useStrings();
  const { player, hasShortcuts } = usePart(given);
  const { locale } = useLocale();
  const canSeek = usePlayerValue(player, (player) => player.canSeek);
  const time = spokenDuration(locale, Math.abs(by));
  const name = by < 0 ? strings.back(time) : strings.forward(time);
  const [handlers, tooltip] = useLateTooltip(canSeek ? name : null);
  return (
    <>
      <button
        aria-keyshortcuts={hasShortcuts ? (by < 0 ? 'J' : 'L') : undefined}
        {...props}
        {...handlers}
        type="button"
        className={classNames(iconControl, className)}
        data-part="audio-skip-button"
        // Safari focuses a pressed button only with it.
        tabIndex={0}
        disabled={!canSeek}
        aria-label={name}
        onClick={() => player.skip(by)}
      >
        {by < 0 ? <RotateCcwIcon /> : <RotateCwIcon />}
      </button>
      {tooltip}
    </>
  );
}

export interface AudioSpeedProps extends RootProps<HTMLSelectElement>, PartProps {
  /** The speeds to choose from. @default `speeds` of the `AudioPlayer` around it, or 0.75 to 2 in steps of 0.25 */
  speeds?: readonly number[] | undefined;
}

/** Sets the speed, at the same pitch. Renders a native `<select>`, which announces its new value once. */
export function AudioSpeed({ player: given, ...props }: AudioSpeedProps) {
  const strings = useStrings();
  const { locale } = useLocale();
  const { player, ...around } = usePart(given);
  const speeds = props.speeds ?? around.speeds ?? [0.75, 1, 1.25, 1.5, 1.75, 2];
  const speed = usePlayerValue(player, (player) => player.speed);
  return (
    <select
      {...rootProps(props, speedSelect)}
      data-part="audio-speed"
      dir="ltr"
      aria-label={strings.speed}
      value={speed}
      onChange={({ target }) => player.setSpeed(Number(target.value))}
    >
      {(speeds.includes(speed) ? speeds : [speed, ...speeds]).map((each) => (
        <option key={each} value={each}>
          {formatSpeed(each, locale)}
        </option>
      ))}
    </select>
  );
}

/** Describes the file in the name of the download link. */
export interface AudioFile {
  /** "MP3". @default the file extension in the URL */
  type?: string | undefined;
  /** In bytes. */
  size?: number | undefined;
  /** The name of the saved file. Browsers ignore it for another origin. */
  name?: string | undefined;
}

export interface AudioDownloadProps extends RootProps<HTMLAnchorElement>, PartProps {
  /** The recording, in the name of the link. @default that of the `AudioPlayer` around it */
  title?: string | undefined;
  /** @default `download` of the `AudioPlayer` around it */
  file?: AudioFile | undefined;
  /**
   * Saves the file in your own code, because a link to another origin plays it instead of saving it.
   * @default `onDownload` of the `AudioPlayer` around it
   */
  onDownload?: ((src: string) => void) | undefined;
}

/** Downloads the recording. Renders an `<a download>` with type and size in its name, and a tooltip. */
export function AudioDownload({ player: given, ...props }: AudioDownloadProps) {
  const strings = useStrings();
  const { locale } = useLocale();
  const { player, ...around } = usePart(given);
  const { title = around.title, file = around.download ?? {}, onDownload = around.onDownload } = props;
  const src = usePlayerValue(player, (player) => player.src);
  const type = file.type ?? /\.(\w{2,4})(?:[?#]|$)/.exec(src)?.[1]?.toUpperCase();
  const size = file.size === undefined ? undefined : fileSize(locale, file.size);
  const facts = [title, type, size].filter((fact) => fact !== undefined);
  const name = strings.download(joinParts(locale, facts));
  const [handlers, tooltip] = useLateTooltip(name);
  const save = (event: MouseEvent) => {
    if (!onDownload || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onDownload(src);
  };
  return (
    <>
      <a
        {...rootProps(props, iconControl)}
        {...handlers}
        data-part="audio-download"
        // Safari skips links without it.
        tabIndex={0}
        href={src}
        download={file.name ?? ''}
        aria-label={name}
        onClick={save}
      >
        <DownloadIcon />
      </a>
      {tooltip}
    </>
  );
}
