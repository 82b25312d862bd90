import { useEffect, useEffectEvent } from 'react';
import { useMessages } from '../../../core/i18n/index.ts';
import type { ListAddress } from '../../../core/lists/index.ts';
import { browserSwitch } from '../../../core/live/browserSwitch.ts';
import { useViewSwitch } from '../../../core/views/index.ts';
import { withValue } from '../sessionList.ts';

/** By contact, with history and notes, or as a list of all calls. */
type SessionsView = 'people' | 'calls';

/** The view that the person selected last in this browser. */
const isByContact = browserSwitch('console.sessionsView', 'calls');

interface SessionsViewOptions extends ListAddress {
  /** The URL contains a contact, so the sessions are shown by contact. */
  hasContact: boolean;
  /** Goes to the view without a contact. */
  onViewChange: (view: SessionsView) => void;
}

/** The view of the sessions: `view` in the URL, otherwise the one that was selected last in this browser. */
export function useSessionsView({ search, onSearchChange, hasContact, onViewChange }: SessionsViewOptions) {
  const t = useMessages();
  const inUrl = new URLSearchParams(search).get('view');
  const isUsual = isByContact.useIsOn();
  const isOfCalls = !hasContact && (inUrl === 'calls' || (inUrl === null && !isUsual));
  const control = useViewSwitch<SessionsView>(isOfCalls ? 'calls' : 'people', (view) => {
    isByContact.setIsOn(view === 'people');
    onViewChange(view);
  });

  // The URL contains the view, so that links to the list open it in other browsers.
  const tell = useEffectEvent(() => onSearchChange(withValue(search, 'view', 'calls'), { replace: true }));
  const isUntold = isOfCalls && inUrl === null;
  useEffect(() => {
    if (isUntold) tell();
  }, [isUntold]);

  return {
    isOfCalls,
    /** The value of `view` that a link to the contacts needs, if it isn't the usual view. */
    peopleView: isUsual ? undefined : ('people' as const),
    /** The props of the `ViewSwitch` of either view. */
    viewSwitch: {
      ...control,
      label: t('sessions.view'),
      options: [
        { value: 'people', label: t('nav.contacts') },
        { value: 'calls', label: t('sessions.allTitle') },
      ] as const,
    },
  };
}
