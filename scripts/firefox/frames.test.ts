import { expect, test } from 'vitest';
import { rewriteMessages, textFrame } from './frames.ts';
import { acceptRefusals, insertTextAsTyped } from './gaps.ts';

const opened = Buffer.from('HTTP/1.1 101 Switching Protocols\r\n\r\n');
const mask = Buffer.from([1, 2, 3, 4]);

const refusalOf = (message: string) =>
  textFrame(JSON.stringify({ type: 'error', id: 7, error: 'unknown command', message }));

test('the refusal of a command that isn’t needed becomes a success with the same ID', () => {
  const pass = rewriteMessages(acceptRefusals);
  expect(pass(Buffer.concat([opened, refusalOf('emulation.setMediaFeaturesOverride')]))).toEqual(
    Buffer.concat([opened, textFrame(JSON.stringify({ type: 'success', id: 7, result: {} }))]),
  );
});

test('text is inserted by the browser, in a message of any length from a client', () => {
  const pass = rewriteMessages(insertTextAsTyped);
  pass(opened);
  for (const length of [1, 200, 70_000]) {
    const call = `('${'ש'.repeat(length)}')`;
    const { rewrite } = insertTextAsTyped;
    const asked = `window.__pw_bidiInsertText${call}`;
    expect(rewrite(asked)).toMatch(/document\.execCommand\('insertText', false, text\)\)\('ש+'\)$/);
    expect(pass(textFrame(asked, mask))).toEqual(textFrame(rewrite(asked), mask));
  }
});

test('everything else passes unchanged, also in pieces, masked and when long', () => {
  const pass = rewriteMessages(acceptRefusals);
  const all = Buffer.concat([
    opened,
    refusalOf('emulation.other'),
    textFrame('x'.repeat(300)),
    textFrame('{}', mask),
    textFrame('y'.repeat(70_000)),
    textFrame('{}'),
  ]);
  const pieces: Buffer[] = [];
  for (let start = 0; start < all.length; start += 7) pieces.push(pass(all.subarray(start, start + 7)));
  expect(Buffer.concat(pieces)).toEqual(all);
});
