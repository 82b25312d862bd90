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
