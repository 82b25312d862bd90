import { inflateRawSync } from 'node:zlib';

/** The text files of a ZIP archive by name; undefined if it can't be read. */
export function textsIn(archive: Buffer): ReadonlyMap<string, string> | undefined {
  try {
    return read(archive);
  } catch {
    return undefined;
  }
}

/** Reads the list of files at the end of an archive (PKWARE APPNOTE 4.3.12). */
function read(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const texts = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameEnd = at + 46 + archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, nameEnd);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(start, start + archive.readUInt32LE(at + 20));
    if (/\.(json|csv)$/.test(name)) {
      texts.set(name, (archive.readUInt16LE(at + 10) === 0 ? bytes : inflateRawSync(bytes)).toString());
    }
    at = nameEnd + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return texts;
}
