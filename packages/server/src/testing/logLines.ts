import { Writable } from 'node:stream';

/** A stream for the server's log, and the lines that were written to it so far. */
export function logLines() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, stream };
}
