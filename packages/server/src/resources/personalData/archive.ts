import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** One file of an archive. */
export interface ArchiveFile {
  /** With `/` between folders. */
  name: string;
  /** Opens the contents. Called when it is this file's turn. */
  open: () => Readable;
  /** @default true; false for contents that are compressed already */
  isCompressed?: boolean;
  changed?: Date;
}

/**
 * A ZIP archive that is written while it is read. Each file is opened after the one before it has been read, so the
 * archive needs the memory of one file's buffers, whatever its length. If the reader leaves, the open file and the
 * source of further files are closed.
 */
export function archiveOf(files: AsyncIterable<ArchiveFile>): Readable {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  const source = files[Symbol.asyncIterator]();
  let current: Readable | undefined;

  async function write() {
    for (;;) {
      const { value: file, done } = await source.next();
      if (out.destroyed) return;
      if (done) break;
      current = file.open();
      const options = { compress: file.isCompressed ?? true, ...(file.changed && { mtime: file.changed }) };
      zip.addReadStream(current, file.name, options);
      await finished(current, { writable: false });
    }
    zip.end();
  }

  // The end of a client ends the work, whatever it is waiting for.
  out.once('close', () => {
    current?.destroy();
    void source.return?.().catch(() => {});
  });
  write().catch((error: Error) => out.destroy(error));
  return out;
}

/** A file of texts that are made one after the other. */
export const textFile = (name: string, parts: () => AsyncIterable<string>): ArchiveFile => ({
  name,
  open: () => Readable.from(bytesOf(parts()), { objectMode: false }),
});

async function* bytesOf(parts: AsyncIterable<string>) {
  for await (const part of parts) yield Buffer.from(part);
}
