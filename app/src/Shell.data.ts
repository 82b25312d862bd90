import { type Locale, locales } from '@console/contract/rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { listLoginMethods } from './api/identity.ts';
import { getIsFactorRequired, subscribeFactorRequired } from './api/requiredFactor.ts';
import { changeSession, getSession } from './api/session.ts';
import { updateSettings } from './api/settings.ts';
import { meQuery, settingsQuery } from './person.data.ts';
import { currentLanguage, keepLanguage } from './preferences/preferences.ts';

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

/**
 * Brings what the browser keeps of the person up to date, once for each document: name and picture, and the language
 * that was chosen elsewhere since. A person who never chose one keeps that of the page, and it is saved with them.
 */
export function useStoredPerson(isSignedIn: boolean) {
  const options = { enabled: isSignedIn, refetchOnWindowFocus: false };
  const { data: me } = useQuery({ ...meQuery, ...options });
  const { data: settings } = useQuery({ ...settingsQuery, ...options });
  const start = useRef(currentLanguage());
  const isFollowed = useRef(false);

  useEffect(() => {
    const session = getSession();
    // Another server may say less of the person than the sign-in did.
    if (!session || !me?.reply?.fullName) return;
    const { fullName, picture = session.user.picture } = me.reply;
    changeSession({ user: { ...session.user, fullName, picture } });
  }, [me]);

  useEffect(() => {
    if (!settings || isFollowed.current) return;
    isFollowed.current = true;
    // Another one was chosen here while the answer was on its way.
    if (currentLanguage() !== start.current) return;
    const saved = settings.reply?.language;
    const language = locales.find((locale) => locale === saved);
    if (saved === null) updateSettings({ language: start.current }).catch(console.error);
    if (!language) return;
    keepLanguage(language);
    changeSession({ settings: { language } });
  }, [settings]);
}

/** Whether the server answers nothing until the person has set up a second factor. */
export const useIsFactorRequired = () => useSyncExternalStore(subscribeFactorRequired, getIsFactorRequired);

/** Whether this server signs people in with its development identity, which must never be overlooked. */
export function useIsDevelopment(): boolean {
  const { data } = useQuery({
    queryKey: ['loginMethods'],
    queryFn: ({ signal }) => listLoginMethods(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ? data.development !== null : false;
}
