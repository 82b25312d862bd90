import { limits } from '../review.ts';

/** The longest side of a stored picture, in px. */
const longest = 1280;

/**
 * A picture as a JPEG in a `data:` URL, as small as a review allows: first of less quality, then of fewer pixels. The
 * browser draws it anew, so nothing else that was in the file, such as a place, is stored.
 *
 * @throws if the browser can't read the file as a picture
 */
export async function shrink(file: Blob): Promise<string> {
  const image = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  for (let scale = Math.min(1, longest / Math.max(image.width, image.height)); context; scale *= 0.7) {
    canvas.width = Math.max(1, Math.round(image.width * scale));
    canvas.height = Math.max(1, Math.round(image.height * scale));
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    for (const quality of [0.85, 0.6]) {
      const url = canvas.toDataURL('image/jpeg', quality);
      // Base64 has 4 characters for 3 bytes.
      if ((url.length * 3) / 4 <= limits.picture) return url;
    }
  }
  throw new Error('The browser has no canvas.');
}
