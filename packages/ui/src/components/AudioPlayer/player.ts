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
export type SeekUnavailableReason = 'noLength' | 'noRanges';

/** What is known of a recording. */
export interface PlayerState {
  readonly isPlaying: boolean;
  /** It was asked to play and has nothing to play, for longer than a moment. */
  readonly isWaiting: boolean;
  readonly hasFailed: boolean;
  /** Seconds, or `null` while it is not known. */
  readonly duration: number | null;
  readonly canSeek: boolean;
  /** Why one cannot seek; `null` when one can, and while it is not known yet. */
  readonly seekUnavailableReason: SeekUnavailableReason | null;
  /** @deprecated Use `seekUnavailableReason`. */
  readonly seekObstacle: SeekUnavailableReason | null;
  readonly speed: number;
  /** Where it comes from now. */
  readonly src: string;
  readonly media: HTMLAudioElement | null;
}

/** A recording that is played. It keeps its identity; read it with `usePlayerValue`, so that only what changed renders. */
export interface Player extends PlayerState, AudioTimeline {
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
interface MediaProps {
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

/** A player that takes the options of each render. */
interface UpdatedPlayer extends Player {
  update(options: PlayerOptions): void;
}

/** A recording and what is known of it, outside React: the time of a media element is nobody's state. */
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
    // It may have loaded, or failed, before the page came to life.
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

/** A new address that fails so soon is not asked for again by itself, in milliseconds. */
const lately = 10_000;

/** The one that plays on this page. */
let playing: Recording | undefined;

/** The element, what it tells, and what is made of it. */
class Recording {
  options: PlayerOptions;
  state: { -readonly [K in keyof PlayerState]: PlayerState[K] };
  time: number;
  /** Where to go as soon as it can. */
  target: number | null;
  /** Times the host was told: one that it gives back is no wish to go there. */
  told: number[] = [];
  /** It was playing, or about to, when it failed. */
  goesOn = false;
  renewedAt = 0;
  readonly listeners = new Set<() => void>();

  readonly wait = slowSwitch((isWaiting) => {
    this.state.isWaiting = isWaiting;
    this.tell();
  });

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

  /** Looks again at what is known, and says so. */
  tell() {
    const { state } = this;
    Object.assign(state, lengthOf(state.media, this.options.duration));
    state.canSeek &&= !state.hasFailed;
    for (const listener of [...this.listeners]) listener();
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
      // Not before a person has pressed something; a host that asked for it hears so. Others come as events.
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

  /** Takes up the same recording where it was, while its address is loaded. */
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

  /** Loads it again, from a new address where the host has one. */
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

/** True once the element knows what it plays. */
const isReady = (media: HTMLAudioElement | null) => media !== null && media.readyState > 0;

/** The length in seconds, of the file or as the host gives it where a file says nothing, and whether one can seek. */
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

/** A server without ranges leaves nothing to go through but the very beginning. */
function obstacleOf(seekable: TimeRanges, duration: number | null): SeekUnavailableReason | null {
  if (duration === null) return 'noLength';
  const { length } = seekable;
  return length > 0 && seekable.end(length - 1) > 0 ? null : 'noRanges';
}

/** Shorter waiting is not worth a word, in milliseconds. */
const worthAWord = 1000;

/** A switch that goes on a moment after it was asked to, and off at once. */
function slowSwitch(change: (isOn: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOn = false;
  const set = (isNow: boolean) => {
    if (isNow === isOn) return;
    isOn = isNow;
    change(isOn);
  };
  return (isAsked: boolean) => {
    clearTimeout(timer);
    if (isAsked) timer = setTimeout(set, worthAWord, true);
    else set(false);
  };
}
