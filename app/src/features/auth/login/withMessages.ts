import { type ComponentType, lazy } from 'react';
import { addMessages } from '../../../core/i18n/index.ts';

/**
 * A lazy component for a part of the page that isn't always shown. Its messages load together with it.
 *
 * @param part name of the message chunk, as in `build/messages.ts`
 * @param otherwise fallback if loading fails; without it the error is thrown
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
