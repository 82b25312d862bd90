import type { Rewriting } from './frames.ts';

/**
 * What Firefox 153 refuses: overriding media features, which Playwright does in each context and page, and granting
 * access to the clipboard, which a preference allows instead.
 */
const refused = ['emulation.setMediaFeaturesOverride', "'clipboard-read'", "'clipboard-write'"];

/** The refusal of a command that isn't needed becomes a success. */
export const acceptRefusals: Rewriting = {
  marker: '"error":"',
  rewrite(message) {
    const { type, id, message: reason } = JSON.parse(message);
    if (type !== 'error' || !refused.some((words) => reason.includes(words))) return message;
    return JSON.stringify({ type: 'success', id, result: {} });
  },
};

const insertion = 'window.__pw_bidiInsertText(';

/**
 * Playwright fills a field by assigning its `value`. React replaces that property to notice assignments, and then
 * ignores the event that follows. Firefox's own command inserts text as a person's typing does. A focus inside a frame
 * is left to Playwright, which repeats the insertion there.
 */
export const insertTextAsTyped: Rewriting = {
  marker: insertion,
  rewrite: (message) =>
    message.replace(
      insertion,
      `((text) => /^i?frame$/i.test(document.activeElement?.localName) ? document.activeElement : void document.execCommand('insertText', false, text))(`,
    ),
};
