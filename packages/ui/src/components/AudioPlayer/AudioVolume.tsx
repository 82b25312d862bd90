import { useCallback, useEffect, useReducer, useState, useSyncExternalStore } from 'react';
import { VolumeIcon, VolumeOffIcon } from '../../icons/index.ts';
import { useLocale } from '../../locale/index.ts';
import { type RootProps, rootProps } from '../../props/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { bar, fill, range, thumb, volume } from './AudioPlayer.css.ts';
import { useStrings } from './AudioVolume.strings.ts';
import type { Player } from './player.ts';
import { type PartProps, usePart, usePlayerValue } from './useAudioPlayer.ts';

export interface AudioVolumeProps extends RootProps<HTMLDivElement>, PartProps {}

/**
 * Mutes the recording and sets its volume, which is the `volume` of the `<audio>` element. Like the speed, it is kept as
 * long as the player. Where the volume can't be set, as on iOS, there is only the mute button.
 *
 * Renders a `<button>` whose name changes, and a native `<input type="range">`. Follows the APG slider pattern;
 * keyboard: arrows 5%, Page Up and Page Down 10%, Home, End. Right to left, Left is louder. At zero it is muted.
 *
 * @part audio-mute-button the button that mutes
 * @part audio-volume-track the slider
 */
export function AudioVolume({ player: given, ...props }: AudioVolumeProps) {
  const strings = useStrings();
  const { locale } = useLocale();
  const { player, hasShortcuts } = usePart(given);
  const { media, level } = useVolume(player);
  const canSet = useCanSet(media);
  // The element reports a change a moment later, when the next key might already be pressed.
  const [, redraw] = useReducer((count: number) => count + 1, 0);

  const toggle = () => {
    if (!media) return;
    media.muted = level > 0;
    // The host has set it to 0.
    if (level === 0 && media.volume === 0) media.volume = 1;
  };
  const change = (percent: number) => {
    if (!media) return;
    media.muted = percent === 0;
    // The last volume that people could hear stays.
    if (percent > 0) media.volume = percent / 100;
    redraw();
  };

  return (
    <div {...rootProps(props, volume)} data-part="audio-volume">
      <IconButton
        data-part="audio-mute-button"
        label={level === 0 ? strings.unmute : strings.mute}
        icon={level === 0 ? <VolumeOffIcon /> : <VolumeIcon />}
        aria-keyshortcuts={hasShortcuts ? 'M' : undefined}
        onPress={toggle}
      />
      {canSet && (
        <div
          className={bar}
          data-part="audio-volume-track"
          ref={(track) => track?.style.setProperty('--console-played', String(level / 100))}
        >
          <input
            type="range"
            className={range}
            max={100}
            step={5}
            value={level}
            aria-label={strings.volume}
            aria-valuetext={
              level === 0 ? strings.muted : (level / 100).toLocaleString(locale, { style: 'percent' })
            }
            onChange={({ target }) => change(target.valueAsNumber)}
          />
          <span className={fill} />
          <span className={thumb} />
        </div>
      )}
    </div>
  );
}

/** The volume of players whose `<audio>` element is gone. */
const kept = new WeakMap<Player, Pick<HTMLAudioElement, 'volume' | 'muted'>>();

/** The audio element of a player, and its volume in percent; 0 if it is muted. */
function useVolume(player: Player) {
  const media = usePlayerValue(player, ({ media }) => media);

  const subscribe = useCallback(
    (listener: () => void) => {
      media?.addEventListener('volumechange', listener);
      return () => media?.removeEventListener('volumechange', listener);
    },
    [media],
  );
  const level = useSyncExternalStore(
    subscribe,
    () => (media ? (media.muted ? 0 : Math.round(media.volume * 100)) : 100),
    () => 100,
  );

  useEffect(() => {
    if (!media) return undefined;
    Object.assign(media, kept.get(player));
    return () => void kept.set(player, { volume: media.volume, muted: media.muted });
  }, [media, player]);

  return { media, level };
}

/** Milliseconds after which a volume that can't be set is reset at the latest. */
const reset = 100;

/** Whether the browser lets pages set the volume. iOS ignores it, or resets it a moment later. */
function useCanSet(media: HTMLAudioElement | null) {
  const [canSet, setCanSet] = useState(true);
  useEffect(() => {
    if (!media) return undefined;
    const probe = document.createElement('audio');
    probe.volume = 0.5;
    const check = () => setCanSet(probe.volume === 0.5);
    check();
    const timer = setTimeout(check, reset);
    return () => clearTimeout(timer);
  }, [media]);
  return canSet;
}
