import type { Locale } from '@console/contract/rules';
import { useQueryClient } from '@tanstack/react-query';
import { changeSession } from '../http/session.ts';
import { loadMessages, type Translate, useMessages } from '../i18n/index.ts';
import { currentLanguage, keepLanguage } from '../preferences/preferences.ts';
import { readMe } from './billing.api.ts';
import { readSettings, updateSettings } from './settings.api.ts';

/** The query for the person who is signed in. */
export const meQuery = {
  queryKey: ['me'],
  queryFn: ({ signal }: { signal: AbortSignal }) => readMe(signal),
};

/** The query for that person's settings, with their `etag`. */
export const settingsQuery = {
  queryKey: ['settings'],
  queryFn: ({ signal }: { signal: AbortSignal }) => readSettings(signal),
};

/**
 * Returns a function that switches the console to another language at once and saves the choice.
 *
 * @param onFailure called if the choice isn't saved, with the messages of the new language. The page might not be in that
 *   language yet. If they can't be loaded, with those of the page.
 */
export function useSaveLanguage(onFailure: (language: Locale, error: unknown, t: Translate) => unknown) {
  const queries = useQueryClient();
  const t = useMessages();
  // Not `useMutation`, which the frame doesn't need otherwise.
  return async (language: Locale) => {
    keepLanguage(language);
    changeSession({ settings: { language } });
    try {
      await updateSettings({ language });
    } catch (error) {
      onFailure(language, error, await loadMessages(currentLanguage()).catch(() => t));
      return;
    }
    // An open settings form has an outdated version now.
    void queries.invalidateQueries({ queryKey: ['settings'] });
  };
}
