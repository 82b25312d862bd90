import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** What is text; fonts and pictures are compressed already. Documents are filled in by the server, and stay as they are. */
const text = /\.(js|css|svg)$/;

/** Below this, what is saved is less than a packet. */
const least = 1000;

/**
 * Puts `.br` and `.gz` beside every script and style, packed as tightly as can be: once, here, and not with each answer.
 * The server sends what the browser asks for.
 */
export function compressed(): Plugin {
  return {
    name: 'console:compressed',
    apply: 'build',
    // In turn with the others, which write here too.
    writeBundle: {
      sequential: true,
      async handler({ dir = '' }) {
        const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) =>
          text.test(name),
        );
        await Promise.all(files.map((name) => compress(join(dir, name))));
      },
    },
  };
}

async function compress(file: string) {
  const content = readFileSync(file);
  if (content.length < least) return;
  const [smallest, small] = await Promise.all([
    promisify(brotliCompress)(content),
    promisify(gzip)(content, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, smallest);
  writeFileSync(`${file}.gz`, small);
}
