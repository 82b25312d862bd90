/** What follows a recording. */
export interface AudioTimeline {
  /** Seconds from the beginning. */
  getTime(): number;
  /** Called whenever the time, the state or the duration changed (at most a few times a second while playing); returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** Goes to a second; false when it cannot (no ranges, unknown duration). */
  seek(seconds: number): boolean;
  play(): Promise<void> | void;
  readonly canSeek: boolean;
}

/** Why nobody can go to another second: the length is not known, or the server sends it only from the beginning. */
export type SeekObstacle = 'noLength' | 'noRanges';

/** What is known of a recording. */
export interface PlayerFacts {
  readonly isPlaying: boolean;
  /** It was asked to play and has nothing to play, for longer than a moment. */
  readonly isWaiting: boolean;
  readonly hasFailed: boolean;
  /** Seconds, or `null` while it is not known. */
  readonly duration: number | null;
  readonly canSeek: boolean;
  /** Why one cannot seek; `null` when one can, and while it is not known yet. */
  readonly seekObstacle: SeekObstacle | null;
  readonly speed: number;
  /** Where it comes from now. */
  readonly src: string;
  readonly media: HTMLAudioElement | null;
}

/** A recording that is played. It keeps its identity; read it with `usePlayerValue`, so that only what changed renders. */
export interface Player extends PlayerFacts, AudioTimeline {
  pause(): void;
  /** Goes so many seconds further, or back. */
  skip(seconds: number): boolean;
  setSpeed(speed: number): void;
  /** After a failure: loads it again, from a new address when the host gives one, at the same second. */
  retry(): void;
  /** For the `<audio>` element. An address that comes later is given to the element by the player. */
  readonly mediaProps: MediaProps;
}

/** What goes onto the `<audio>` element. */
export interface MediaProps {
  ref: (media: HTMLAudioElement | null) => (() => void) | undefined;
  src: string;
  preload: 'metadata';
}

export interface PlayerOptions {
  /** The address of the recording. A new address with the same title is the same recording: it goes on at its second. */
  src: string;
  /** What is played, as it goes on after "Play": "call with Ana, 19 November". */
  title: string;
  /** Seconds, where the file does not say. */
  duration?: number | undefined;
  /** The second to be at, when the host decides. What a person asks for is told to `onTimeChange` and waits for it. */
  currentTime?: number | undefined;
  /** The second to begin at. @default 0 */
  defaultTime?: number | undefined;
  /** A few times a second while it plays, and for each step. */
  onTimeChange?: ((seconds: number) => void) | undefined;
  /** Whether it plays, when the host decides. A browser plays nothing before a person has pressed something. */
  isPlaying?: boolean | undefined;
  onPlayingChange?: ((isPlaying: boolean) => void) | undefined;
  /** Its address has run out: resolves with a new one. Playing goes on at the same second. */
  onSourceExpired?: (() => Promise<string>) | undefined;
}
