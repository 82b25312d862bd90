import type { Locale } from '@console/contract/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
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

/** Returns a function that switches the console to another language at once and saves the choice. */
export function useSaveLanguage(onFailure: (language: Locale, error: unknown) => unknown) {
  const queries = useQueryClient();
  // The language changes while it is being saved: the latest callback explains a failure in the new one.
  const latest = useRef(onFailure);
  useEffect(() => {
    latest.current = onFailure;
  });
  // Not `useMutation`, which the frame doesn't need otherwise.
  return async (language: Locale) => {
    keepLanguage(language);
    changeSession({ settings: { language } });
    try {
      await updateSettings({ language });
    } catch (error) {
      latest.current(language, error);
      return;
    }
    // An open settings form has an outdated version now.
    void queries.invalidateQueries({ queryKey: ['settings'] });
  };
}
