import { inflateSync } from 'node:zlib';
import { locales } from '@console/contract/rules';
import { expect, test } from 'vitest';
import { readIcon } from './icons.ts';
import { webAppFiles, webManifest } from './webApp.ts';

const consoleIn = { en: 'Console', he: 'מערכת הניהול', ru: 'Панель управления' };
const files = Object.fromEntries(Object.entries(webAppFiles()).map(([name, file]) => [name, file()]));

/** The size of a PNG file, and the color of a pixel in percent of its width and height. */
function readPng(file: Buffer) {
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const rows = inflateSync(file.subarray(41, 41 + file.readUInt32BE(33)));
  const pixel = (x: number, y: number) => {
    const [column, row] = [Math.floor((x / 100) * width), Math.floor((y / 100) * height)];
    const start = row * (1 + 4 * width) + 1 + 4 * column;
    return [...rows.subarray(start, start + 4)];
  };
  return { width, height, pixel };
}

test.each(locales)('the manifest in %s has the name of the console, and icons that exist', (language) => {
  const { icons, ...manifest } = webManifest(language);
  expect(manifest).toMatchObject({
    ...{ id: '/', name: consoleIn[language], lang: language, dir: language === 'he' ? 'rtl' : 'ltr' },
    ...{ start_url: '/admin', scope: '/', display: 'standalone' },
  });
  expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
  for (const { src, sizes } of icons) {
    const { width, height } = readPng(files[src.slice(1)] as Buffer);
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('icons show the drawing; one that systems cut fills the square', () => {
  const usual = readPng(files['icon-192.png'] as Buffer);
  expect(usual.pixel(50, 50)).toEqual([255, 255, 255, 255]);
  expect(usual.pixel(10, 50)).toEqual([11, 101, 109, 255]);
  expect(usual.pixel(0, 0)).toEqual([11, 101, 109, 0]);
  expect(readPng(files['icon-maskable-512.png'] as Buffer).pixel(0, 0)).toEqual([11, 101, 109, 255]);
});

test('an icon with other shapes fails the build', () => {
  expect(() => readIcon('<svg viewBox="0 0 28 28"><circle r="4"/></svg>')).toThrow('can’t draw');
});
