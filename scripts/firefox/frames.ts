/** Rewrites a whole text message. */
export interface Rewriting {
  /** Only messages that contain it are rewritten. */
  marker: string;
  rewrite(message: string): string;
}

/**
 * Rewrites the text messages of one direction of a WebSocket connection. Takes bytes as they arrive, from the
 * handshake on, and returns the bytes to pass on.
 */
export function rewriteMessages(rewriting: Rewriting): (bytes: Buffer) => Buffer {
  let rest = Buffer.alloc(0);
  let isOpen = false;
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    const passed: Buffer[] = [];
    const take = (length: number) => {
      const taken = rest.subarray(0, length);
      rest = rest.subarray(length);
      return taken;
    };
    if (!isOpen) {
      const end = rest.indexOf('\r\n\r\n');
      if (end < 0) return Buffer.alloc(0);
      isOpen = true;
      passed.push(take(end + 4));
    }
    for (
      let size = frameSize(rest);
      size && rest.length >= size.header + size.payload;
      size = frameSize(rest)
    ) {
      const header = take(size.header);
      const payload = take(size.payload);
      passed.push(rewritten(header, payload, rewriting) ?? Buffer.concat([header, payload]));
    }
    return Buffer.concat(passed);
  };
}

const maskBit = 0x80;
const maskBytes = 4;

const isMasked = (header: Buffer) => ((header[1] ?? 0) & maskBit) !== 0;

/** The sizes of the next frame; `undefined` until its header has arrived. */
function frameSize(bytes: Buffer) {
  const length = (bytes[1] ?? 0) & ~maskBit;
  const fixed = length === 127 ? 10 : length === 126 ? 4 : 2;
  const header = fixed + (isMasked(bytes) ? maskBytes : 0);
  if (bytes.length < header) return undefined;
  if (length === 127) return { header, payload: Number(bytes.readBigUInt64BE(2)) };
  return { header, payload: length === 126 ? bytes.readUInt16BE(2) : length };
}

const wholeText = 0x81;

function rewritten(header: Buffer, payload: Buffer, { marker, rewrite }: Rewriting) {
  if (header[0] !== wholeText) return undefined;
  const mask = isMasked(header) ? header.subarray(-maskBytes) : undefined;
  const plain = mask ? masked(payload, mask) : payload;
  return plain.includes(marker) ? textFrame(rewrite(plain.toString('utf8')), mask) : undefined;
}

/** Adds or removes the mask. */
const masked = (payload: Buffer, mask: Buffer) =>
  Buffer.from(payload.map((byte, index) => byte ^ (mask[index % maskBytes] ?? 0)));

/** A frame with the whole message. A client's frames have a mask, which isn't zero: Firefox takes that for none. */
export function textFrame(message: string, mask?: Buffer): Buffer {
  const payload = Buffer.from(message);
  const bit = mask ? maskBit : 0;
  const header = Buffer.alloc(payload.length < 126 ? 2 : payload.length < 2 ** 16 ? 4 : 10);
  header[0] = wholeText;
  if (header.length === 2) header[1] = bit | payload.length;
  if (header.length === 4) {
    header[1] = bit | 126;
    header.writeUInt16BE(payload.length, 2);
  }
  if (header.length === 10) {
    header[1] = bit | 127;
    header.writeBigUInt64BE(BigInt(payload.length), 2);
  }
  return Buffer.concat(mask ? [header, mask, masked(payload, mask)] : [header, payload]);
}
