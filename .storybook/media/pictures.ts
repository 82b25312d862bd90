import type { Page } from '@playwright/test';

/** Fewer different pixels than this aren't visible. */
const fewest = 8;

/** True if two screenshots of the same area differ visibly; imperceptible shades don't count. */
export async function differ(page: Page, one: Buffer, other: Buffer) {
  if (one.equals(other)) return false;
  const points = await page.evaluate(
    differentPoints,
    [one, other].map((each) => each.toString('base64')),
  );
  return points >= fewest;
}

/** Runs in the page, which can decode a PNG. */
async function differentPoints(pictures: string[]) {
  const [one, other] = await Promise.all(
    pictures.map(async (picture) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
    }),
  );
  const unlike = new Set<number>();
  one?.forEach((value, index) => {
    if (Math.abs(value - (other?.[index] ?? 0)) > 32) unlike.add(Math.floor(index / 4));
  });
  return unlike.size;
}
