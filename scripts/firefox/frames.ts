/**
 * Rewrites what a WebSocket server sends: an error about an unknown command becomes a success. Takes bytes as they
 * arrive, from the answer to the handshake on, and returns the bytes to pass on.
 */
export function withoutRefusal(command: string): (bytes: Buffer) => Buffer {
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
      passed.push(acceptedInstead(header, payload, command) ?? Buffer.concat([header, payload]));
    }
    return Buffer.concat(passed);
  };
}

/** The sizes of the next frame, which a server doesn't mask; `undefined` until its header has arrived. */
function frameSize(bytes: Buffer) {
  const length = (bytes[1] ?? 0) & 0x7f;
  const header = length === 127 ? 10 : length === 126 ? 4 : 2;
  if (bytes.length < header) return undefined;
  if (length === 127) return { header, payload: Number(bytes.readBigUInt64BE(2)) };
  return { header, payload: length === 126 ? bytes.readUInt16BE(2) : length };
}

const wholeText = 0x81;

function acceptedInstead(header: Buffer, payload: Buffer, command: string) {
  if (header[0] !== wholeText || !payload.includes('unknown command') || !payload.includes(command))
    return undefined;
  const { id } = JSON.parse(payload.toString('utf8'));
  return textFrame(JSON.stringify({ type: 'success', id, result: {} }));
}

/** A frame with a text of less than 126 bytes. */
const textFrame = (text: string) => Buffer.concat([Buffer.from([wholeText, text.length]), Buffer.from(text)]);
