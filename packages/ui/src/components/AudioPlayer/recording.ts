import { isReady, lengthOf, slowSwitch } from './facts.ts';
import type { PlayerFacts, PlayerOptions } from './player.ts';

/** A new address that fails so soon is not asked for again by itself, in milliseconds. */
const lately = 10_000;

/** The one that plays on this page. */
let playing: Recording | undefined;

/** The element, what it tells, and what is made of it. */
export class Recording {
  options: PlayerOptions;
  facts: { -readonly [K in keyof PlayerFacts]: PlayerFacts[K] };
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
    this.facts.isWaiting = isWaiting;
    this.tell();
  });

  constructor(options: PlayerOptions) {
    const { src, duration, currentTime, defaultTime } = options;
    this.options = options;
    this.time = currentTime ?? defaultTime ?? 0;
    this.target = this.time || null;
    this.facts = {
      ...{ isPlaying: false, isWaiting: false, hasFailed: false, speed: 1, src, media: null },
      ...lengthOf(null, duration),
    };
  }

  getTime() {
    const { media, hasFailed } = this.facts;
    return media && isReady(media) && this.target === null && !hasFailed ? media.currentTime : this.time;
  }

  /** Looks again at what is known, and says so. */
  tell() {
    const { facts } = this;
    Object.assign(facts, lengthOf(facts.media, this.options.duration));
    facts.canSeek &&= !facts.hasFailed;
    for (const listener of [...this.listeners]) listener();
  }

  change(isPlaying: boolean) {
    if (this.facts.isPlaying === isPlaying) return;
    this.facts.isPlaying = isPlaying;
    if (isPlaying && playing !== this) {
      playing?.facts.media?.pause();
      playing = this;
    }
    this.options.onPlayingChange?.(isPlaying);
  }

  async start() {
    this.goesOn = false;
    try {
      await this.facts.media?.play();
    } catch (problem) {
      // Not before a person has pressed something; a host that asked for it hears so. Others come as events.
      if ((problem as DOMException).name !== 'NotAllowedError') return;
      this.facts.isPlaying = true;
      this.change(false);
      this.tell();
    }
  }

  go(seconds: number) {
    const { media } = this.facts;
    this.told = [];
    this.time = seconds;
    if (media && isReady(media)) media.currentTime = seconds;
    else this.target = seconds;
    this.tell();
  }

  /** Takes up the same recording where it was, while its address is loaded. */
  goOn() {
    this.facts.hasFailed = false;
    this.target = this.time;
    if (this.facts.isPlaying || this.goesOn) void this.start();
    this.tell();
  }

  fail() {
    this.goesOn ||= this.facts.isPlaying;
    this.facts.hasFailed = true;
    this.wait(false);
    this.change(false);
    this.tell();
  }

  /** Loads it again, from a new address where the host has one. */
  async renew() {
    const { media } = this.facts;
    this.renewedAt = Date.now();
    this.wait(true);
    try {
      const address = await this.options.onSourceExpired?.();
      if (!media || media !== this.facts.media) return;
      if (address === undefined) media.load();
      else media.src = this.facts.src = address;
      this.goOn();
    } catch {
      this.fail();
    }
  }

  readonly answers: Record<string, (media: HTMLAudioElement) => void> = {
    loadedmetadata: (media) => {
      this.facts.hasFailed = false;
      if (this.target !== null) media.currentTime = this.target;
      this.target = null;
      if (!this.facts.isPlaying) this.wait(false);
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
    waiting: () => this.wait(this.facts.isPlaying),
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
    if (this.facts.media) this.answers[type]?.(this.facts.media);
    this.tell();
  };
}
