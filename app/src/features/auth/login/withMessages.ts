import { type ComponentType, lazy } from 'react';
import { addMessages } from '../../../core/i18n/index.ts';

/**
 * A part of the page that is not always shown: it comes when it is, and its words come beside it.
 *
 * @param part its words, as `build/messages.ts` cuts them
 * @param otherwise stands there when it does not come, where the page is whole without it
 */
export const withWords = <Props extends object>(
  part: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  otherwise?: ComponentType<Props>,
) =>
  lazy(async () => {
    try {
      const [shown] = await Promise.all([load(), addMessages(part)]);
      return shown;
    } catch (error) {
      if (!otherwise) throw error;
      return { default: otherwise };
    }
  });
