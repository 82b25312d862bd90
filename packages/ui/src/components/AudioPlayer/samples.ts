import type { PlayerOptions } from './player.ts';

/** A phone call, 40 seconds of speech. */
export const call = new URL('../../../recordings/call.mp3', import.meta.url).href;

/** Another call, 39 seconds. */
export const otherCall = new URL('../../../recordings/other-call.mp3', import.meta.url).href;

/** A URL that doesn't exist. */
export const missing = '/recordings/not-here.mp3';

export const ready: PlayerOptions = { src: call, title: 'call with Ana, 19 November' };

/** The URL of a quiet tone of this length in seconds: 8 kHz, 8 bits. */
export function tone(seconds: number) {
  const rate = 8000;
  const length = Math.round(seconds * rate);
  const bytes = new Uint8Array(44 + length);
  const view = new DataView(bytes.buffer);
  const write = (place: number, text: string) => {
    for (const [index, letter] of [...text].entries()) view.setUint8(place + index, letter.charCodeAt(0));
  };
  write(0, 'RIFF');
  view.setUint32(4, 36 + length, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, length, true);
  for (let sample = 0; sample < length; sample += 1) bytes[44 + sample] = 128 + 2 * Math.sin(sample / 3);
  return URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }));
}

/** A silent frame of MPEG audio: 32 kbit/s, mono, 44.1 kHz. */
const silentFrame = [0xff, 0xfb, 0x10, 0xc0, ...Array<number>(100).fill(0)];
const framesASecond = 44_100 / 1152;

/**
 * A recording that can break off: some seconds of silence, as a stream that reports another duration, or none.
 *
 * @returns its URL, and a function that ends it with a network error
 */
export function stream(seconds: number, duration = Number.POSITIVE_INFINITY) {
  const source = new MediaSource();
  source.addEventListener('sourceopen', () => {
    source.duration = duration;
    const frames = Array.from({ length: Math.round(seconds * framesASecond) }, () => silentFrame);
    source.addSourceBuffer('audio/mpeg').appendBuffer(new Uint8Array(frames.flat()));
  });
  return { src: URL.createObjectURL(source), breakOff: () => source.endOfStream('network') };
}
