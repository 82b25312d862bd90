import type { SeekObstacle } from './player.ts';

/** True once the element knows what it plays. */
export const isReady = (media: HTMLAudioElement | null) => media !== null && media.readyState > 0;

/** The length in seconds, of the file or as the host gives it where a file says nothing, and whether one can seek. */
export function lengthOf(media: HTMLAudioElement | null, given: number | undefined) {
  const known = [isReady(media) ? media?.duration : undefined, given];
  const duration = known.find((seconds) => Number.isFinite(seconds)) ?? null;
  const seekObstacle = media && isReady(media) ? obstacleOf(media.seekable, duration) : null;
  return { duration, seekObstacle, canSeek: duration !== null && seekObstacle === null };
}

/** A server without ranges leaves nothing to go through but the very beginning. */
function obstacleOf(seekable: TimeRanges, duration: number | null): SeekObstacle | null {
  if (duration === null) return 'noLength';
  const { length } = seekable;
  return length > 0 && seekable.end(length - 1) > 0 ? null : 'noRanges';
}

/** Shorter waiting is not worth a word, in milliseconds. */
const worthAWord = 1000;

/** A switch that goes on a moment after it was asked to, and off at once. */
export function slowSwitch(change: (isOn: boolean) => void) {
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
