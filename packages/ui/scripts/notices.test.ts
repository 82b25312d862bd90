import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const manifest = JSON.parse(read('../package.json'));

test('the package brings the licence of the repository', () => {
  expect(read('../LICENSE')).toBe(read('../../../LICENSE'));
});

test('the licence of the icons is the one that came with them, word for word', () => {
  const licence = readFileSync(new URL('LICENSE', import.meta.resolve('lucide-react/package.json')), 'utf8');
  const unwrapped = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  expect(unwrapped(read('../THIRD-PARTY-NOTICES.md'))).toContain(unwrapped(licence));
});

test('whatever else of others is in the source is named in the notices', () => {
  // Code of others is never copied: it is a dependency, with its own licence in its own package. Facts are.
  const notices = read('../THIRD-PARTY-NOTICES.md');
  expect(read('../src/components/CountryField/countries.ts')).toContain('libphonenumber');
  expect(notices).toContain('## libphonenumber');
});

test('licences and notices are published', () => {
  expect(manifest.files).toEqual(expect.arrayContaining(['dist', 'THIRD-PARTY-NOTICES.md', 'CHANGELOG.md']));
  expect(manifest.license).toBe('MIT');
});
