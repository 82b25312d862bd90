import type { Rewriting } from './frames.ts';

/** Playwright overrides media features in each context and page. Firefox 153 doesn't have this command. */
const missingCommand = 'emulation.setMediaFeaturesOverride';

/** An error about the missing command becomes a success. */
export const acceptMissingCommand: Rewriting = {
  marker: 'unknown command',
  rewrite(message) {
    if (!message.includes(missingCommand)) return message;
    const { id } = JSON.parse(message);
    return JSON.stringify({ type: 'success', id, result: {} });
  },
};

const insertion = 'window.__pw_bidiInsertText(';

/**
 * Playwright fills a field by assigning its `value`. React replaces that property to notice assignments by itself, and
 * then ignores the event that follows. Firefox's own command inserts text as a person's typing does. A focus inside a
 * frame is left to Playwright, which repeats the insertion there.
 */
export const insertTextAsTyped: Rewriting = {
  marker: insertion,
  rewrite: (message) =>
    message.replace(
      insertion,
      `((text) => /^i?frame$/i.test(document.activeElement?.localName) ? document.activeElement : void document.execCommand('insertText', false, text))(`,
    ),
};
