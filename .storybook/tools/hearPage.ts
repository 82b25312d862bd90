import { addons } from 'storybook/preview-api';
import { hearLiveRegions, liveMessageEvent } from './liveMessages.ts';

let isHearing = false;

/** Sends the messages of the page's live regions to Storybook's panel. Does nothing outside Storybook. */
export function hearPage() {
  if (isHearing || window.parent === window || !('__STORYBOOK_PREVIEW__' in globalThis)) return;
  isHearing = true;
  hearLiveRegions(document.body, (message) => addons.getChannel().emit(liveMessageEvent, message));
}
