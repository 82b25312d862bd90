import { addons } from 'storybook/preview-api';
import { hearLiveRegions, liveMessageEvent } from './liveMessages.ts';

let isHearing = false;

/** Tells the panel of Storybook what the live regions of the page say. In a window of its own nobody asks. */
export function hearPage() {
  if (isHearing || window.parent === window || !('__STORYBOOK_PREVIEW__' in globalThis)) return;
  isHearing = true;
  hearLiveRegions(document.body, (message) => addons.getChannel().emit(liveMessageEvent, message));
}
