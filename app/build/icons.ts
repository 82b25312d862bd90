import { crc32, deflateSync } from 'node:zlib';

/** A drawing of a square with rounded corners and vertical lines with round ends, as in `public/icon.svg`. */
interface Drawing {
  size: number;
  corner: number;
  background: string;
  line: { color: string; width: number };
  lines: { x: number; y: number; height: number }[];
}

const number = String.raw`(-?[\d.]+)`;

/** Reads the icon. It throws if the icon has anything that the drawing can't show. */
export function readIcon(svg: string): Drawing {
  const found =
    /^<svg [^>]*viewBox="0 0 (\d+) \1"><title>[^<]*<\/title><rect width="\1" height="\1" rx="([\d.]+)" fill="(#[\da-f]{6})"\/><path d="([^"]+)" fill="none" stroke="(#[\da-f]{3}|#[\da-f]{6})" stroke-width="([\d.]+)" stroke-linecap="round"\/><\/svg>\s*$/.exec(
      svg,
    );
  const [, size, corner, background = '', path = '', color = '', width] = found ?? [];
  const lines = [...path.matchAll(new RegExp(`M${number} ${number}v${number}`, 'g'))];
  if (lines.map(([line]) => line).join('') !== path || !found)
    throw new Error('build/icons.ts can’t draw icon.svg.');
  return {
    ...{ size: Number(size), corner: Number(corner), background },
    line: { color, width: Number(width) },
    lines: lines.map(([, x, y, height]) => ({ x: Number(x), y: Number(y), height: Number(height) })),
  };
}

/**
 * Draws the icon as a PNG file.
 *
 * @param isWhole without rounded corners, for systems that cut the shape themselves
 */
export function drawIcon(
  { size, corner, background, line, lines }: Drawing,
  pixels: number,
  isWhole = false,
) {
  const [base, mark] = [channelsOf(background), channelsOf(line.color)];
  const scale = pixels / size;
  /** How much of a pixel is inside, from its distance to the edge. */
  const cover = (distance: number) => Math.min(1, Math.max(0, 0.5 - distance * scale));
  const rows = Buffer.alloc(pixels * (1 + 4 * pixels));
  for (let row = 0; row < pixels; row++)
    for (let column = 0; column < pixels; column++) {
      const [x, y] = [(column + 0.5) / scale, (row + 0.5) / scale];
      const marked = Math.max(
        ...lines.map((one) => cover(distanceToLine(x - one.x, y - one.y, one.height) - line.width / 2)),
      );
      const color = base.map((value, channel) => value + ((mark[channel] ?? 0) - value) * marked);
      const alpha = isWhole ? 1 : cover(distanceToSquare(x - size / 2, y - size / 2, size / 2, corner));
      const start = row * (1 + 4 * pixels) + 1 + 4 * column;
      rows.set([...color, alpha * 255].map(Math.round), start);
    }
  return png(pixels, rows);
}

function channelsOf(color: string) {
  const digits =
    color.length === 4 ? [...color.slice(1)].map((digit) => digit + digit).join('') : color.slice(1);
  return [0, 2, 4].map((start) => Number.parseInt(digits.slice(start, start + 2), 16));
}

const distanceToLine = (x: number, y: number, height: number) =>
  Math.hypot(x, y - Math.min(height, Math.max(0, y)));

function distanceToSquare(x: number, y: number, half: number, corner: number) {
  const [outX, outY] = [Math.abs(x) - half + corner, Math.abs(y) - half + corner];
  return Math.hypot(Math.max(outX, 0), Math.max(outY, 0)) + Math.min(Math.max(outX, outY), 0) - corner;
}

/** A PNG file (RFC 2083) with 8 bits for red, green, blue and alpha. Each row starts with the filter “none”. */
function png(pixels: number, rows: Buffer) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(pixels, 0);
  header.writeUInt32BE(pixels, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer) {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
