import { isReady } from './facts.ts';
import type { Player, PlayerOptions } from './player.ts';
import { Recording } from './recording.ts';

/** A player that takes the options of each render. */
interface UpdatedPlayer extends Player {
  update(options: PlayerOptions): void;
}

/** A recording and what is known of it, outside React: the time of a media element is nobody's state. */
export function createPlayer(given: PlayerOptions): UpdatedPlayer {
  const recording = new Recording(given);
  const { facts, answers, listeners } = recording;
  const events = [...Object.keys(answers), 'durationchange', 'progress', 'seeked'];

  function tie(media: HTMLAudioElement | null) {
    facts.media = media;
    if (!media) return undefined;
    for (const type of events) media.addEventListener(type, recording.hear);
    if (facts.src !== given.src) media.src = facts.src;
    media.preservesPitch = true;
    player.setSpeed(facts.speed);
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
      facts.media = null;
    };
  }

  const player: UpdatedPlayer = Object.assign(facts, {
    mediaProps: { ref: tie, src: given.src, preload: 'metadata' as const },

    getTime: () => recording.getTime(),

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    seek(seconds: number) {
      if (!facts.canSeek) return false;
      const place = Math.min(Math.max(seconds, 0), facts.duration ?? 0);
      if (recording.options.currentTime === undefined) recording.go(place);
      recording.options.onTimeChange?.(place);
      return true;
    },

    skip: (seconds: number) => player.seek(player.getTime() + seconds),

    play() {
      const { isPlaying, onPlayingChange } = recording.options;
      recording.goesOn = facts.hasFailed;
      if (facts.hasFailed) return player.retry();
      return isPlaying === undefined ? recording.start() : onPlayingChange?.(true);
    },

    pause() {
      const { isPlaying, onPlayingChange } = recording.options;
      if (isPlaying === undefined) facts.media?.pause();
      else onPlayingChange?.(false);
    },

    setSpeed(speed: number) {
      facts.speed = speed;
      if (facts.media) facts.media.defaultPlaybackRate = facts.media.playbackRate = speed;
      recording.tell();
    },

    retry() {
      facts.hasFailed = false;
      recording.tell();
      void recording.renew();
    },

    update(options: PlayerOptions) {
      const before = recording.options;
      recording.options = options;
      const { src, title, currentTime, isPlaying, duration } = options;
      if (src !== before.src) {
        facts.src = src;
        if (facts.media) facts.media.src = src;
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
      if (isPlaying !== before.isPlaying && isPlaying !== undefined && isPlaying !== facts.isPlaying) {
        if (isPlaying) void recording.start();
        else facts.media?.pause();
      }
    },
  });
  return player;
}
