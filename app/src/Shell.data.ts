import type { Locale } from '@console/contract/rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listLoginMethods } from './api/identity.ts';
import { changeSession } from './api/session.ts';
import { updateSettings } from './api/settings.ts';
import { keepLanguage } from './preferences/preferences.ts';

/** Turns the console to another language at once and saves the choice. `mutate(language)` */
export function useSaveLanguage(onFailure: (language: Locale, error: unknown) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (language: Locale) => updateSettings({ language }),
    onMutate(language) {
      keepLanguage(language);
      changeSession({ settings: { language } });
    },
    // A form of the settings holds a version that is over now.
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['settings'] }),
    onError: (error, language) => onFailure(language, error),
  });
}

/** Whether this server signs people in with its development identity, which must never be overlooked. */
export function useIsDevelopment(): boolean {
  const { data } = useQuery({
    queryKey: ['loginMethods'],
    queryFn: ({ signal }) => listLoginMethods(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ? data.development !== null : false;
}
