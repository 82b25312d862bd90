import type { MouseEvent } from 'react';
import { Focusable } from 'react-aria/Focusable';
import { DownloadIcon, PauseIcon, PlayIcon, RotateCcwIcon, RotateCwIcon } from '../../icons/index.ts';
import { joinParts, spokenDuration, useLocale } from '../../locale/index.ts';
import { classNames, type RootProps, rootProps } from '../../props/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import { download, playButton, speedSelect } from './AudioPlayer.css.ts';
import { useStrings } from './AudioPlayer.strings.ts';
import { formatSize, formatSpeed } from './formats.ts';
import type { Player } from './player.ts';
import { usePlayerValue } from './useAudioPlayer.ts';

export interface AudioPlayButtonProps extends RootProps<HTMLButtonElement> {
  player: Player;
  /** Continues the word "Play": "call with Ana, 19 November". */
  title: string;
  /** The shortcut key, for assistive technology. */
  'aria-keyshortcuts'?: string | undefined;
}

/**
 * Plays and pauses. Its name changes instead of `aria-pressed`, because "Pause, pressed" would be ambiguous.
 *
 * Renders a `<button>` element. Follows the APG button pattern; keyboard: Enter and Space.
 */
export function AudioPlayButton({ player, title, className, ...props }: AudioPlayButtonProps) {
  const strings = useStrings();
  const isPlaying = usePlayerValue(player, (player) => player.isPlaying);
  return (
    <button
      {...props}
      type="button"
      className={classNames(playButton, className)}
      data-part="audio-play-button"
      aria-label={isPlaying ? strings.pause(title) : strings.play(title)}
      onClick={() => void (isPlaying ? player.pause() : player.play())}
    >
      {isPlaying ? <PauseIcon /> : <PlayIcon />}
    </button>
  );
}

export interface AudioSkipButtonProps extends RootProps<HTMLButtonElement> {
  player: Player;
  /** Seconds to skip; negative values skip back. */
  by: number;
  'aria-keyshortcuts'?: string | undefined;
}

/** Skips some seconds back or forward. Renders a `<button>` element with a tooltip. */
export function AudioSkipButton({ player, by, ...props }: AudioSkipButtonProps) {
  const strings = useStrings();
  const { locale } = useLocale();
  const canSeek = usePlayerValue(player, (player) => player.canSeek);
  const time = spokenDuration(locale, Math.abs(by));
  return (
    <IconButton
      {...props}
      data-part="audio-skip-button"
      label={by < 0 ? strings.back(time) : strings.forward(time)}
      icon={by < 0 ? <RotateCcwIcon /> : <RotateCwIcon />}
      isDisabled={!canSeek}
      onPress={() => player.skip(by)}
    />
  );
}

const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2];

/** Sets the speed, at the same pitch. Renders a native `<select>`, which announces its new value once. */
export function AudioSpeed({ player, ...props }: RootProps<HTMLSelectElement> & { player: Player }) {
  const strings = useStrings();
  const { locale } = useLocale();
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
      {speeds.map((each) => (
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

export interface AudioDownloadProps extends RootProps<HTMLAnchorElement> {
  player: Player;
  title: string;
  file: AudioFile;
  /** Saves the file in your own code, because a link to another origin plays it instead of saving it. */
  onDownload?: ((src: string) => void) | undefined;
}

/** Downloads the recording. Renders an `<a download>` with type and size in its name, and a tooltip. */
export function AudioDownload({ player, title, file, onDownload, ...props }: AudioDownloadProps) {
  const strings = useStrings();
  const { locale } = useLocale();
  const src = usePlayerValue(player, (player) => player.src);
  const type = file.type ?? /\.(\w{2,4})(?:[?#]|$)/.exec(src)?.[1]?.toUpperCase();
  const size = file.size === undefined ? undefined : formatSize(file.size, locale);
  const facts = [title, type, size].filter((fact) => fact !== undefined);
  const name = strings.download(joinParts(locale, facts));
  const save = (event: MouseEvent) => {
    if (!onDownload || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onDownload(src);
  };
  return (
    <Tooltip label={name} isName>
      <Focusable>
        <a
          {...rootProps(props, download)}
          data-part="audio-download"
          href={src}
          download={file.name ?? ''}
          aria-label={name}
          onClick={save}
        >
          <DownloadIcon />
        </a>
      </Focusable>
    </Tooltip>
  );
}
