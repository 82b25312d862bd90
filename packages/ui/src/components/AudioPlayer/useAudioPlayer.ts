import { useEffect, useState, useSyncExternalStore } from 'react';
import { type AudioTimeline, createPlayer, type Player, type PlayerOptions } from './player.ts';

/**
 * A player without a user interface. Pass its `mediaProps` to an `<audio>` element, and the player to the parts of
 * `AudioPlayer`, to a transcript, or to your own components. It keeps its identity and causes no renders; read its
 * values with `usePlayerValue`.
 *
 * @example
 * const player = useAudioPlayer({ src, title: 'call with Ana, 19 November' });
 * const isPlaying = usePlayerValue(player, ({ isPlaying }) => isPlaying);
 * <audio {...player.mediaProps} />
 */
export function useAudioPlayer(options: PlayerOptions): Player {
  const [player] = useState(() => createPlayer(options));
  useEffect(() => player.update(options));
  return player;
}

/**
 * Reads a value from a player. The component re-renders only when that value changes.
 *
 * @param select returns a primitive value: a number, a string or a boolean
 * @example
 * const second = usePlayerValue(player, (player) => Math.floor(player.getTime()));
 */
export function usePlayerValue<Timeline extends AudioTimeline, Value>(
  player: Timeline,
  select: (player: Timeline) => Value,
) {
  const read = () => select(player);
  return useSyncExternalStore(player.subscribe, read, read);
}
