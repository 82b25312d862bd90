import { number } from '../../locale/index.ts';

/** The current time of a recording, for components that follow it. */
export interface AudioTimeline {
  /** Seconds from the beginning. */
  getTime(): number;
  /**
   * Calls the listener when the time, the state or the duration changes, a few times a second during playback.
   *
   * @returns a function that unsubscribes
   */
  subscribe(listener: () => void): () => void;
  /** Moves to a second. Returns false if seeking isn't possible (see `SeekUnavailableReason`). */
  seek(seconds: number): boolean;
  play(): Promise<void> | void;
  readonly canSeek: boolean;
}

/** Why seeking isn't possible: the length is unknown, or the server doesn't support range requests. */
export type SeekUnavailableReason = 'noLength' | 'noRanges';

/** The state of a recording. */
export interface PlayerState {
  readonly isPlaying: boolean;
  /** Whether playback has been waiting for data for more than a second. */
  readonly isWaiting: boolean;
  readonly hasFailed: boolean;
  /** In seconds; `null` if unknown. */
  readonly duration: number | null;
  readonly canSeek: boolean;
  /** Why seeking isn't possible; `null` if it is possible, or before the metadata has loaded. */
  readonly seekUnavailableReason: SeekUnavailableReason | null;
  /** @deprecated Use `seekUnavailableReason`. */
  readonly seekObstacle: SeekUnavailableReason | null;
  readonly speed: number;
  /** The current URL. */
  readonly src: string;
  readonly media: HTMLAudioElement | null;
}

/** Plays a recording. The object keeps its identity; read its values with `usePlayerValue`. */
export interface Player extends PlayerState, AudioTimeline {
  pause(): void;
  /** Skips this many seconds forward, or back if negative. Returns false like `seek`. */
  skip(seconds: number): boolean;
  setSpeed(speed: number): void;
  /** After a failure: loads the recording again, from a new URL if there is `onSourceExpired`, at the same second. */
  retry(): void;
  /** For the `<audio>` element. The player itself sets later URLs on the element. */
  readonly mediaProps: MediaProps;
}

interface MediaProps {
  ref: (media: HTMLAudioElement | null) => (() => void) | undefined;
  src: string;
  preload: 'metadata';
}

export interface PlayerOptions {
  /** The URL of the recording. A new URL with the same title continues at the same second. */
  src: string;
  /** Continues the word "Play": "call with Ana, 19 November". A new title starts from the beginning. */
  title: string;
  /** In seconds, used if the file doesn't contain it or before it has loaded. */
  duration?: number | undefined;
  /** Controls the time, in seconds. A person's action calls `onTimeChange` and waits until you update the prop. */
  currentTime?: number | undefined;
  /** The second to start at. @default 0 */
  defaultTime?: number | undefined;
  /** Called a few times a second during playback, and for each seek. */
  onTimeChange?: ((seconds: number) => void) | undefined;
  /** Controls playback. Browsers don't play audio before a person has interacted with the page. */
  isPlaying?: boolean | undefined;
  onPlayingChange?: ((isPlaying: boolean) => void) | undefined;
  /** Called when loading fails; resolve with a new URL. Playback continues at the same second. */
  onSourceExpired?: (() => Promise<string>) | undefined;
}

interface UpdatedPlayer extends Player {
  update(options: PlayerOptions): void;
}

/** Creates a player that keeps its state outside React. */
export function createPlayer(given: PlayerOptions): UpdatedPlayer {
  const recording = new Recording(given);
  const { state, answers, listeners } = recording;
  const events = [...Object.keys(answers), 'durationchange', 'progress', 'seeked'];

  function tie(media: HTMLAudioElement | null) {
    state.media = media;
    if (!media) return undefined;
    for (const type of events) media.addEventListener(type, recording.hear);
    if (state.src !== given.src) media.src = state.src;
    media.preservesPitch = true;
    player.setSpeed(state.speed);
    // It might have loaded or failed before hydration.
    if (media.error) answers['error']?.(media);
    else if (isReady(media)) answers['loadedmetadata']?.(media);
    if (recording.options.isPlaying) void recording.start();
    recording.tell();
    return () => {
      recording.time = recording.getTime();
      recording.target = recording.time || null;
      for (const type of events) media.removeEventListener(type, recording.hear);
      recording.wait(false);
      recording.change(false);
      state.media = null;
    };
  }

  const player: UpdatedPlayer = Object.assign(state, {
    mediaProps: { ref: tie, src: given.src, preload: 'metadata' as const },

    getTime: () => recording.getTime(),

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    seek(seconds: number) {
      if (!state.canSeek) return false;
      const place = Math.min(Math.max(seconds, 0), state.duration ?? 0);
      if (recording.options.currentTime === undefined) recording.go(place);
      recording.options.onTimeChange?.(place);
      return true;
    },

    skip: (seconds: number) => player.seek(player.getTime() + seconds),

    play() {
      const { isPlaying, onPlayingChange } = recording.options;
      recording.goesOn = state.hasFailed;
      if (state.hasFailed) return player.retry();
      return isPlaying === undefined ? recording.start() : onPlayingChange?.(true);
    },

    pause() {
      const { isPlaying, onPlayingChange } = recording.options;
      if (isPlaying === undefined) state.media?.pause();
      else onPlayingChange?.(false);
    },

    setSpeed(speed: number) {
      state.speed = speed;
      if (state.media) state.media.defaultPlaybackRate = state.media.playbackRate = speed;
      recording.tell();
    },

    retry() {
      state.hasFailed = false;
      recording.tell();
      void recording.renew();
    },

    update(options: PlayerOptions) {
      const before = recording.options;
      recording.options = options;
      const { src, title, currentTime, isPlaying, duration } = options;
      if (src !== before.src) {
        state.src = src;
        if (state.media) state.media.src = src;
        if (title !== before.title) {
          recording.time = currentTime ?? options.defaultTime ?? 0;
          recording.goesOn = false;
          recording.change(false);
        }
        recording.goOn();
      } else if (duration !== before.duration) recording.tell();
      if (currentTime !== before.currentTime && currentTime !== undefined) {
        const isTold = recording.told.includes(currentTime) || currentTime === recording.time;
        if (!isTold) recording.go(currentTime);
      }
      if (isPlaying !== before.isPlaying && isPlaying !== undefined && isPlaying !== state.isPlaying) {
        if (isPlaying) void recording.start();
        else state.media?.pause();
      }
    },
  });
  return player;
}

/** In milliseconds: a URL that fails sooner after a renewal isn't renewed again automatically. */
const lately = 10_000;

/** The recording that is playing on this page. */
let playing: Recording | undefined;

/** The state of a recording, updated from the events of its media element. */
class Recording {
  options: PlayerOptions;
  state: { -readonly [K in keyof PlayerState]: PlayerState[K] };
  time: number;
  /** The second to seek to once the metadata has loaded. */
  target: number | null;
  /** Recent times passed to `onTimeChange`. If `currentTime` becomes one of them, that isn't a request to seek. */
  told: number[] = [];
  /** Whether to continue playback after a failure. */
  goesOn = false;
  renewedAt = 0;
  timer: ReturnType<typeof setTimeout> | undefined;
  readonly listeners = new Set<() => void>();

  constructor(options: PlayerOptions) {
    const { src, duration, currentTime, defaultTime } = options;
    this.options = options;
    this.time = currentTime ?? defaultTime ?? 0;
    this.target = this.time || null;
    this.state = {
      ...{ isPlaying: false, isWaiting: false, hasFailed: false, speed: 1, src, media: null },
      ...lengthOf(null, duration),
    };
  }

  getTime() {
    const { media, hasFailed } = this.state;
    return media && isReady(media) && this.target === null && !hasFailed ? media.currentTime : this.time;
  }

  /** Updates the derived state and calls the listeners. */
  tell() {
    const { state } = this;
    Object.assign(state, lengthOf(state.media, this.options.duration));
    state.canSeek &&= !state.hasFailed;
    for (const listener of [...this.listeners]) listener();
  }

  /** Waiting is reported after a delay, its end immediately. */
  wait(isWaiting: boolean) {
    const set = () => {
      if (this.state.isWaiting === isWaiting) return;
      this.state.isWaiting = isWaiting;
      this.tell();
    };
    clearTimeout(this.timer);
    if (isWaiting) this.timer = setTimeout(set, worthAWord);
    else set();
  }

  change(isPlaying: boolean) {
    if (this.state.isPlaying === isPlaying) return;
    this.state.isPlaying = isPlaying;
    if (isPlaying && playing !== this) {
      playing?.state.media?.pause();
      playing = this;
    }
    this.options.onPlayingChange?.(isPlaying);
  }

  async start() {
    this.goesOn = false;
    try {
      await this.state.media?.play();
    } catch (problem) {
      // The browser blocks playback before a user gesture: report it to `onPlayingChange`. Other errors are events.
      if ((problem as DOMException).name !== 'NotAllowedError') return;
      this.state.isPlaying = true;
      this.change(false);
      this.tell();
    }
  }

  go(seconds: number) {
    const { media } = this.state;
    this.told = [];
    this.time = seconds;
    if (media && isReady(media)) media.currentTime = seconds;
    else this.target = seconds;
    this.tell();
  }

  /** Continues the recording at the same second with a new source. */
  goOn() {
    this.state.hasFailed = false;
    this.target = this.time;
    if (this.state.isPlaying || this.goesOn) void this.start();
    this.tell();
  }

  fail() {
    this.goesOn ||= this.state.isPlaying;
    this.state.hasFailed = true;
    this.wait(false);
    this.change(false);
    this.tell();
  }

  /** Loads the recording again, from a new URL if there is `onSourceExpired`. */
  async renew() {
    const { media } = this.state;
    this.renewedAt = Date.now();
    this.wait(true);
    try {
      const address = await this.options.onSourceExpired?.();
      if (!media || media !== this.state.media) return;
      if (address === undefined) media.load();
      else media.src = this.state.src = address;
      this.goOn();
    } catch {
      this.fail();
    }
  }

  readonly answers: Record<string, (media: HTMLAudioElement) => void> = {
    loadedmetadata: (media) => {
      this.state.hasFailed = false;
      if (this.target !== null) media.currentTime = this.target;
      this.target = null;
      if (!this.state.isPlaying) this.wait(false);
    },
    play: ({ readyState }) => {
      this.change(true);
      this.wait(readyState < HTMLMediaElement.HAVE_FUTURE_DATA);
    },
    pause: () => {
      this.wait(false);
      this.change(false);
    },
    ended: () => this.change(false),
    waiting: () => this.wait(this.state.isPlaying),
    playing: () => this.wait(false),
    error: () => {
      if (this.options.onSourceExpired && Date.now() - this.renewedAt > lately) void this.renew();
      else this.fail();
    },
    timeupdate: () => {
      this.told = [...this.told.slice(-7), this.time];
      this.options.onTimeChange?.(this.time);
    },
  };

  readonly hear = ({ type }: Event) => {
    this.time = this.getTime();
    if (this.state.media) this.answers[type]?.(this.state.media);
    this.tell();
  };
}

/** Whether the metadata has loaded. */
const isReady = (media: HTMLAudioElement | null) => media !== null && media.readyState > 0;

/** The length in seconds, from the file or from the option, and whether seeking is possible. */
function lengthOf(media: HTMLAudioElement | null, given: number | undefined) {
  const known = [isReady(media) ? media?.duration : undefined, given];
  const duration = known.find((seconds) => Number.isFinite(seconds)) ?? null;
  const seekUnavailableReason = media && isReady(media) ? obstacleOf(media.seekable, duration) : null;
  return {
    duration,
    seekUnavailableReason,
    seekObstacle: seekUnavailableReason,
    canSeek: duration !== null && seekUnavailableReason === null,
  };
}

/** If the server doesn't support range requests, the seekable range ends at 0. */
function obstacleOf(seekable: TimeRanges, duration: number | null): SeekUnavailableReason | null {
  if (duration === null) return 'noLength';
  const { length } = seekable;
  return length > 0 && seekable.end(length - 1) > 0 ? null : 'noRanges';
}

/** In milliseconds: shorter waits aren't announced. */
const worthAWord = 1000;

/** "1.25×" */
export const formatSpeed = (speed: number, locale: string) => `${number(locale, speed)}×`;
