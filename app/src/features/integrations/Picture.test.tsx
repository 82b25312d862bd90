// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Picture, pictureOf, plainPicture } from './Picture.tsx';

afterEach(cleanup);
const folder = '/assets/images/integrations';

test.each(['whatsapp', 'whatsapp.png', 'assets/images/integrations/whatsapp.svg'])(
  '%s is a bundled picture',
  (image) => {
    expect(pictureOf(image)).toBe(pictureOf('whatsapp'));
    expect(pictureOf(image)).not.toBe(plainPicture);
    expect(pictureOf(image)).not.toContain(folder);
  },
);

test.each([
  ['zoom', 'zoom.svg'],
  ['zoom_phone-2.svg', 'zoom_phone-2.svg'],
  ['zoom.png', 'zoom.png'],
  ['https://elsewhere.example/zoom.exe', 'zoom.svg'],
])('%s is loaded from the server as %s', (image, file) => {
  expect(pictureOf(image)).toBe(`${folder}/${file}`);
});

test.each(['', '.', '..', '../..', 'zoom?a', '%2e%2e', 'zoom phone', 'צליל'])(
  '“%s” isn’t a file name and gets the default picture',
  (image) => {
    expect(pictureOf(image)).toBe(plainPicture);
  },
);

test('a picture that fails to load is replaced by the default one, in the same size', () => {
  render(<Picture image="zoom" />);
  const picture = screen.getByRole<HTMLImageElement>('presentation');
  expect(picture.getAttribute('src')).toBe(`${folder}/zoom.svg`);
  fireEvent.error(picture);
  expect(picture.getAttribute('src')).toBe(plainPicture);
  expect([picture.width, picture.height]).toEqual([48, 48]);
});
