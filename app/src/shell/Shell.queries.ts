import { locales } from '@console/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { listLoginMethods } from '../core/account/identity.api.ts';
import { meQuery, settingsQuery } from '../core/account/person.queries.ts';
import { updateSettings } from '../core/account/settings.api.ts';
import { getIsFactorRequired, subscribeFactorRequired } from '../core/http/requiredFactor.ts';
import { changeSession, getSession } from '../core/http/session.ts';
import { currentLanguage, keepLanguage } from '../core/preferences/preferences.ts';

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
