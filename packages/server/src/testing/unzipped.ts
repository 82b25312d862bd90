import { crc32, inflateRawSync } from 'node:zlib';

/** The files of a ZIP archive by name. @throws {Error} if the archive is incomplete or damaged */
export function unzipped(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0) throw new Error('The archive has no end');
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, crc, packed] = [
      archive.readUInt16LE(at + 10),
      archive.readUInt32LE(at + 16),
      archive.readUInt32LE(at + 20),
    ];
    const lengths = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const name = archive.toString('utf8', at + 46, at + 46 + lengths[0]);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(start, start + packed);
    const contents = method === 0 ? Buffer.from(bytes) : inflateRawSync(bytes);
    if (crc32(contents) !== crc) throw new Error(`${name} is damaged`);
    files.set(name, contents);
    at += 46 + lengths[0] + lengths[1] + lengths[2];
  }
  return files;
}
