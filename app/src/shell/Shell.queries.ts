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
 * Updates the stored session once per document: name and picture, and the language if it was changed elsewhere. For a
 * person who never chose a language, the language of the page is saved.
 */
export function useStoredPerson() {
  const options = { refetchOnWindowFocus: false };
  const { data: me } = useQuery({ ...meQuery, ...options });
  const { data: settings } = useQuery({ ...settingsQuery, ...options });
  const start = useRef(currentLanguage());
  const isFollowed = useRef(false);

  useEffect(() => {
    const session = getSession();
    // Another server might send fewer fields than the sign-in did.
    if (!session || !me?.reply?.fullName) return;
    const { fullName, picture = session.user.picture } = me.reply;
    changeSession({ user: { ...session.user, fullName, picture } });
  }, [me]);

  useEffect(() => {
    if (!settings || isFollowed.current) return;
    isFollowed.current = true;
    // Another language was chosen here during the request.
    if (currentLanguage() !== start.current) return;
    const saved = settings.reply?.language;
    const language = locales.find((locale) => locale === saved);
    if (saved === null) updateSettings({ language: start.current }).catch(console.error);
    if (!language) return;
    keepLanguage(language);
    changeSession({ settings: { language } });
  }, [settings]);
}

/** Whether the server rejects all calls until the person has set up a second factor. */
export const useIsFactorRequired = () => useSyncExternalStore(subscribeFactorRequired, getIsFactorRequired);

/** Whether this server offers the development identity, which must always be visible. */
export function useIsDevelopment(): boolean {
  const { data } = useQuery({
    queryKey: ['loginMethods'],
    queryFn: ({ signal }) => listLoginMethods(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ? data.development !== null : false;
}
