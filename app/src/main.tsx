import './core/trustedTypes.ts';
import './styles/base.css';
import { startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { organizationsKey, organizationsQuery } from './core/account/organizations.queries.ts';
import { createQueries } from './core/cache/queries.ts';
import { followDrafts, getIsUnkept } from './core/forms/drafts.ts';
import { whyMissing } from './core/http/build.ts';
import { getConnection, subscribeConnection } from './core/http/connection.ts';
import { getSession, subscribeSession } from './core/http/session.ts';
import { loadMessages } from './core/i18n/index.ts';
import { settledWithin } from './core/loading/settledWithin.ts';
import { startFailed } from './core/loading/startFailed.ts';
import { currentLanguage, showLanguage } from './core/preferences/preferences.ts';
import { createRouter } from './core/router/index.ts';
import { paths } from './paths.ts';
import { routes } from './routes.ts';
import { App } from './shell/App.tsx';
import { loadScreen } from './shell/Shell.tsx';

const here = () => location.pathname + location.search + location.hash;

/** Milliseconds. If the code of the first screen takes longer, the frame is rendered without it. */
const screenWait = 500;

/** Lets forms store their drafts and remove their guards first, so that nobody is prompted after the session ended. */
const leaveAfterForms = (leave: () => void) => void setTimeout(leave);

async function start() {
  const router = createRouter(
    routes.map(({ path }) => path),
    [paths.accessibility()],
  );
  const isOpen = () => routes.find(({ path }) => path === router.getPlace().route)?.isOpen === true;
  if (!getSession() && !isOpen()) return location.replace(paths.login(here()));

  const queries = createQueries(organizationsKey);
  const element = document.getElementById('root');
  if (!element) throw new Error('The document has no #root.');
  const root = createRoot(element);
  let language = currentLanguage();
  let isShown = false;

  async function speak(into: Root) {
    const locale = currentLanguage();
    const t = await loadMessages(locale);
    // A failure now is ignored: rendering the screen loads it again and reports the failure.
    if (!isShown) await settledWithin(screenWait, loadScreen(router.getPlace()));
    if (locale !== currentLanguage()) return;
    language = locale;
    showLanguage(locale);
    const app = <App {...{ locale, t, router, queries }} />;
    // The first render is concurrent, so that the page stays responsive.
    if (isShown) into.render(app);
    else startTransition(() => into.render(app));
    isShown = true;
  }

  /** If the messages can't be loaded, the page doesn't change, and the connection banner shows why. */
  const speakOrSayWhy = () => void speak(root).catch(async (cause) => console.error(await whyMissing(cause)));
  subscribeConnection(() => {
    if (getConnection() === 'online' && getSession() && currentLanguage() !== language) speakOrSayWhy();
  });

  const person = getSession()?.user.id;
  const stopListening = subscribeSession((session, reason) => {
    if (session && session.user.id !== person) {
      // Someone else signed in in another tab: nothing of the first person must stay in this one.
      stopListening();
      leaveAfterForms(() => location.reload());
    } else if (session) {
      if (currentLanguage() !== language) speakOrSayWhy();
    } else if (!isOpen()) {
      // Leave, and return to this URL after the next sign-in. If the session ended in another tab, don't go to /logout:
      // it would end the session of a person who signed in there since.
      const next = reason === 'elsewhere' ? paths.login(here()) : paths.logout(here());
      followDrafts();
      leaveAfterForms(() => {
        // If a draft couldn't be stored, the page stays open with the input (see `SignedOut`).
        if (getIsUnkept()) return;
        stopListening();
        queries.clear();
        location.replace(next);
      });
    }
  });
  // Requested before the first render, which takes long.
  if (person) void queries.prefetchQuery(organizationsQuery);
  await speak(root);
}

start().catch(startFailed);
