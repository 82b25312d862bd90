import { useEffect, useState, useSyncExternalStore } from 'react';
import { type AudioTimeline, createPlayer, type Player, type PlayerOptions } from './player.ts';

/**
 * Plays a recording without any look: give its `mediaProps` to an `<audio>` element, and itself to the parts of
 * `AudioPlayer`, to a transcript, or to parts of your own. It keeps its identity and renders nobody; `usePlayerValue`
 * reads it.
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
 * Something of a player that a part shows; the part renders when it becomes another, and not before.
 *
 * @param select reads a plain value: a number, a string, true or false
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
