import { type ComponentType, lazy } from 'react';
import { addWords } from '../messages/index.ts';

/**
 * A part of the page that is not always shown: it comes when it is, and its words come beside it.
 *
 * @param part its words, as `build/messages.ts` cuts them
 */
export const withWords = <Props extends object>(
  part: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
) =>
  lazy(async () => {
    const [shown] = await Promise.all([load(), addWords(part)]);
    return shown;
  });
