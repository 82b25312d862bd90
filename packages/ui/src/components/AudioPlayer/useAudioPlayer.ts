import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { PlayerDisplayProps } from './AudioPlayer.tsx';
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

/** A part of a player, which takes what it isn't given from the `AudioPlayer` around it. */
export interface PartProps {
  /** The player. @default that of the `AudioPlayer` around it */
  player?: Player | undefined;
}

/** What `AudioPlayer` passes to its parts. */
interface Around extends PlayerDisplayProps {
  player?: Player | undefined;
  title?: string | undefined;
  /** The ID of the text that explains why seeking isn't possible. */
  seekDescriptionId?: string | undefined;
}

export const PlayerContext = createContext<Around>({});

/** The player of a part, and what the `AudioPlayer` around it passes. */
export function usePart(given: Player | undefined) {
  const around = useContext(PlayerContext);
  const player = given ?? around.player;
  if (!player) throw new Error('Pass a player');
  return { ...around, player };
}
