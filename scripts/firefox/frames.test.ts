import { expect, test } from 'vitest';
import { withoutRefusal } from './frames.ts';

const opened = Buffer.from('HTTP/1.1 101 Switching Protocols\r\n\r\n');

function frame(text: string) {
  const length = Buffer.byteLength(text);
  const header = length < 126 ? [0x81, length] : [0x81, 126, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(header), Buffer.from(text)]);
}

const refusal = frame(
  JSON.stringify({ type: 'error', id: 7, error: 'unknown command', message: 'emulation.x' }),
);

test('the refusal of the command becomes a success with the same ID', () => {
  const pass = withoutRefusal('emulation.x');
  expect(pass(Buffer.concat([opened, refusal]))).toEqual(
    Buffer.concat([opened, frame(JSON.stringify({ type: 'success', id: 7, result: {} }))]),
  );
});

test('everything else passes unchanged, also in pieces and when long', () => {
  const pass = withoutRefusal('emulation.y');
  const all = Buffer.concat([opened, refusal, frame('x'.repeat(300)), frame('{}')]);
  const pieces = Array.from({ length: all.length }, (_, index) => pass(all.subarray(index, index + 1)));
  expect(Buffer.concat(pieces)).toEqual(all);
});
