import { phoneLabel } from '@console/contract/rules';
import { getConnection, subscribeConnection } from '../../core/http/connection.ts';
import { ApiError } from '../../core/http/errors.ts';
import { subscribeSession } from '../../core/http/session.ts';
import { updates } from '../../core/live/browserSwitch.ts';
import { isUnseen, newAfter, seenOf, seeOpenList, subscribeLooks } from '../../core/live/lastLookStore.ts';
import { readCaller } from '../../core/live/onGoing.api.ts';
import { setTitleCount } from '../../core/pageTitle.ts';
import { paths } from '../../paths.ts';
import { choiceOf, forgetCalls, knowCalls, knownCalls, subscribeChoices } from './choices.ts';
import { callsIn, callsToTell, countLabel, keyOf, mostCounted, type NewCall } from './newCalls.ts';
import { listSince } from './notices.api.ts';
import { closeAll, closeSeen, type Notice, onPressed, prepareWorker, show } from './notifications.ts';
import { getPermission, subscribePermission } from './permission.ts';
import { isQuiet } from './quietHours.ts';
import { joinTabs } from './tabs.ts';

/** An organization whose calls the person can see. */
export interface WatchedOrganization {
  id: string;
  name: string;
}

export interface WatchOptions {
  personId: string;
  organizations: readonly WatchedOrganization[];
  /** The texts of a notification, in the language of the page. `caller` is empty unless names are wanted. */
  textOf: (
    call: NewCall,
    organization: WatchedOrganization,
    caller: string,
  ) => Pick<Notice, 'title' | 'body' | 'lang' | 'dir'>;
  /** Opens a call whose notification was pressed. */
  open: (url: string) => void;
}

/** Milliseconds: after loading, so that the first screen comes first; between two requests; and after many failures. */
export const pace = { first: 3_000, usual: 60_000, longest: 15 * 60_000 };

/** What the tab that asks sends to the others. */
interface News {
  personId: string;
  orgId: string;
  calls: readonly NewCall[];
}

/**
 * Counts the new calls of all organizations in the title and on the app's icon, and shows notifications of them while
 * the console is hidden in all tabs. One tab asks, about once a minute. Returns the functions that change the organizations,
 * and that stop it.
 */
export function startWatch({ personId, textOf, open, ...options }: WatchOptions) {
  let { organizations } = options;
  const newCalls = new Map<string, readonly NewCall[]>();
  /** Organizations that the server refused, until the list of organizations changes. */
  let refused = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;
  let failures = 0;
  let due = performance.now() + pace.first;
  let isStopped = false;
  let shownCount: string | undefined;
  let wasTelling: boolean | undefined;

  const isVisible = () => document.visibilityState === 'visible';
  const isTelling = () => choiceOf(personId).isOn && getPermission() === 'granted';
  const mayAsk = () =>
    !isStopped &&
    tabs.isLeader() &&
    getConnection() === 'online' &&
    updates.getIsOn() &&
    (isVisible() || isTelling());

  const tabs = joinTabs({
    isVisible,
    asksHidden: isTelling,
    onLead: () => schedule(),
    // Not in documents without HTTPS, and not in old browsers.
    locks: (navigator as { locks?: LockManager }).locks,
  });
  const channel = new BroadcastChannel('console.notices');
  channel.onmessage = ({ data }: MessageEvent<News>) => {
    if (data.personId === personId) receive(data.orgId, data.calls);
  };

  function schedule() {
    clearTimeout(timer);
    if (mayAsk() && !asking) timer = setTimeout(() => void ask(), Math.max(0, due - performance.now()));
  }

  async function ask() {
    if (!mayAsk() || asking) return;
    asking = new AbortController();
    try {
      for (const organization of organizations) await askAbout(organization, asking.signal);
      failures = 0;
      due = performance.now() + pace.usual;
    } catch (error) {
      if (isStopped) return;
      if (!(error instanceof ApiError)) console.error(error);
      const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0;
      failures += 1;
      due = performance.now() + Math.max(asked, Math.min(pace.longest, pace.usual * 2 ** failures));
    }
    asking = undefined;
    schedule();
  }

  async function askAbout(organization: WatchedOrganization, signal: AbortSignal) {
    const orgId = organization.id;
    // An organization can be deleted while others are asked about.
    const isWatched = organizations.some(({ id }) => id === orgId);
    if (isStopped || !isWatched || refused.has(orgId)) return;
    try {
      const rows = await listSince(orgId, newAfter(seenOf(orgId)), mostCounted, signal);
      if (isStopped) return;
      const calls = callsIn(orgId, rows);
      channel.postMessage({ personId, orgId, calls } satisfies News);
      receive(orgId, calls);
      await tell(organization, calls);
    } catch (error) {
      if (!(error instanceof ApiError && [403, 404].includes(error.status))) throw error;
      refused.add(orgId);
    }
  }

  const isNew = (call: NewCall) => isUnseen(call, seenOf(call.orgId));

  function receive(orgId: string, calls: readonly NewCall[]) {
    newCalls.set(orgId, calls);
    if (calls.some(isNew)) seeOpenList(orgId);
    count();
  }

  function count() {
    // Until something is known, the icon keeps the number that it has.
    if (newCalls.size === 0) return;
    const watched = new Set(organizations.map(({ id }) => id));
    const all = [...newCalls.values()].flat().filter((call) => watched.has(call.orgId) && isNew(call));
    showCount(all.length);
  }

  function showCount(total: number) {
    const label = countLabel(total);
    if (label === shownCount) return;
    shownCount = label;
    setTitleCount(label);
    // Fails if the app isn't installed in some browsers; the title shows the number anyway.
    const badge = navigator as { setAppBadge?: (count: number) => Promise<void> };
    void badge.setAppBadge?.(total).catch(() => undefined);
  }

  async function tell(organization: WatchedOrganization, calls: readonly NewCall[]) {
    if (!isTelling()) return;
    const orgId = organization.id;
    const choice = choiceOf(personId);
    const isQuietAt = (moment: Date) => isQuiet(moment, choice.quiet);
    const fresh = callsToTell(calls, knownCalls(personId, orgId), choice.calls).filter(
      (call) => isNew(call) && !isQuietAt(new Date(call.startTime)),
    );
    // Before the notifications: a tab that takes the lead in the meantime doesn't repeat them.
    knowCalls(personId, orgId, calls.map(keyOf));
    if (fresh.length === 0 || isQuietAt(new Date()) || (await tabs.isAnyVisible())) return;
    for (const call of fresh) await tellOf(call, organization, choice.hasNames);
  }

  async function tellOf(call: NewCall, organization: WatchedOrganization, hasNames: boolean) {
    const { id, orgId, contact, startTime } = call;
    const caller = hasNames && contact ? await nameOf(orgId, contact) : '';
    const url = paths.session(orgId, call.channel ?? paths.noChannel, id);
    const notice = { ...textOf(call, organization, caller), data: { url, orgId, id, startTime } };
    await show(notice, () => !isStopped && isTelling() && isNew(call)).catch(console.error);
  }

  function onSeen() {
    count();
    if (isTelling())
      void closeSeen(({ orgId, ...call }) => !isUnseen(call, seenOf(orgId))).catch(console.error);
  }

  /**
   * Notifications were turned on or off, here, in another tab or in the browser's settings, which people can also change
   * while the console is closed.
   */
  function onChange() {
    if (isTelling() !== wasTelling) {
      wasTelling = isTelling();
      if (wasTelling) start();
      else forgetCalls(personId);
    }
    wake();
  }

  function start() {
    // Calls might have been seen while notifications weren't allowed.
    prepareWorker().then(onSeen).catch(console.error);
    // The calls that exist already are read at once, so that the next one is new.
    due = Math.min(due, performance.now());
  }

  /** Asks if it is time: after the page was shown or hidden, or when it can ask again. */
  function wake() {
    tabs.update();
    schedule();
  }

  const leave = [
    subscribeLooks(onSeen),
    subscribeChoices(onChange),
    subscribePermission(onChange),
    subscribeConnection(wake),
    updates.subscribe(wake),
    onPressed(open),
    subscribeSession((session) => {
      if (session?.user.id !== personId) signOut();
    }),
  ];
  document.addEventListener('visibilitychange', wake);
  onChange();

  function stop() {
    if (isStopped) return;
    isStopped = true;
    clearTimeout(timer);
    asking?.abort();
    for (const one of leave) one();
    document.removeEventListener('visibilitychange', wake);
    channel.close();
    tabs.leave();
  }

  /** Nothing about calls stays after the person signed out. */
  function signOut() {
    stop();
    closeAll();
    forgetCalls(personId);
    showCount(0);
  }

  return {
    setOrganizations(changed: readonly WatchedOrganization[]) {
      organizations = changed;
      refused = new Set();
      count();
      schedule();
    },
    stop,
  };
}

/** The name of a contact, or else the number. Empty if neither can be read. */
async function nameOf(orgId: string, contactId: string) {
  const contact = await readCaller(orgId, contactId).catch(() => undefined);
  return contact?.name || phoneLabel(contact?.phone ?? '');
}
