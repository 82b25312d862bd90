import { defaults, type ToolbarValues } from '../tools/toggles.ts';

const page = 'guides-live-editor--docs';

/** What a URL of the live editor opens. */
export interface Opened {
  /** The ID of a story, such as `components-badge--warning`. */
  example?: string;
  /** Changed code, packed by `pack`. */
  edited?: string;
}

/**
 * A link to the live editor, relative to Storybook. It is in the query, because Storybook's toolbar writes its values
 * into the hash if there is one.
 */
export function editorLink({ example, edited }: Opened, globals: Partial<ToolbarValues> = {}) {
  const set = Object.entries(globals).filter(
    ([key, value]) => value !== defaults[key as keyof ToolbarValues],
  );
  return [
    `./?path=/docs/${page}`,
    ...(example ? [`example=${example}`] : []),
    ...(edited ? [`edited=${edited}`] : []),
    ...(set.length > 0 ? [`globals=${set.map(([key, value]) => `${key}:${value}`).join(';')}`] : []),
  ].join('&');
}

/** Reads the query of Storybook, or of its preview if nothing is around it. */
export function readOpened(search: string): Opened {
  const query = new URLSearchParams(search);
  const example = query.get('example');
  const edited = query.get('edited');
  return { ...(example && { example }), ...(edited && { edited }) };
}

/** Code in letters, digits, `-` and `_`, for a URL. */
export async function pack(code: string) {
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(code));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** @throws if the text isn't of `pack`, such as a link that was cut off */
export async function unpack(packed: string) {
  const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), bytes));
}

async function through(stream: CompressionStream | DecompressionStream, bytes: Uint8Array<ArrayBuffer>) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}
