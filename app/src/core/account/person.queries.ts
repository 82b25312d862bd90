import type { Locale } from '@console/contract/rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeSession } from '../http/session.ts';
import { keepLanguage } from '../preferences/preferences.ts';
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

/** Switches the console to another language at once and saves the choice. `mutate(language)` */
export function useSaveLanguage(onFailure: (language: Locale, error: unknown) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (language: Locale) => updateSettings({ language }),
    onMutate(language) {
      keepLanguage(language);
      changeSession({ settings: { language } });
    },
    // An open settings form has an outdated version now.
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['settings'] }),
    onError: (error, language) => onFailure(language, error),
  });
}
