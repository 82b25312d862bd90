// The source names its files as they are (`./Button.tsx`, `./Button.css.ts`); a published declaration must name
// what stands beside it (`./Button.js`, `./Button.styles.js`), and TypeScript leaves names as they were written.
import { glob, readFile, rename, writeFile } from 'node:fs/promises';

for await (const file of glob('dist/**/*.d.ts')) {
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text.replace(
      /((?:from |import\(|import )['"]\.[^'"]*?)(\.css)?\.tsx?(['"])/g,
      (_match, start, css, end) => [start, css ? '.styles' : '', '.js', end].join(''),
    ),
  );
  if (file.endsWith('.css.d.ts')) await rename(file, file.replace(/\.css\.d\.ts$/, '.styles.d.ts'));
}
