import './core/trustedTypes.ts';
import './styles/base.css';
import { createRoot, type Root } from 'react-dom/client';
import { organizationsKey } from './core/account/organizations.queries.ts';
import { createQueries } from './core/cache/queries.ts';
import { followDrafts, getIsUnkept } from './core/forms/drafts.ts';
import { whyMissing } from './core/http/build.ts';
import { getConnection, subscribeConnection } from './core/http/connection.ts';
import { getSession, subscribeSession } from './core/http/session.ts';
import { loadMessages } from './core/i18n/index.ts';
import { startFailed } from './core/loading/startFailed.ts';
import { currentLanguage, showLanguage } from './core/preferences/preferences.ts';
import { createRouter } from './core/router/index.ts';
import { paths } from './paths.ts';
import { routes } from './routes.ts';
import { App } from './shell/App.tsx';

const here = () => location.pathname + location.search + location.hash;

/** Forms keep their drafts and let go of the page first: nobody is asked whether to leave a session that is over. */
const leaveAfterForms = (leave: () => void) => void setTimeout(leave);

async function start() {
  const router = createRouter(routes.map(({ path }) => path));
  const isOpen = () => routes.find(({ path }) => path === router.getPlace().route)?.isOpen === true;
  if (!getSession() && !isOpen()) return location.replace(paths.login(here()));

  const queries = createQueries(organizationsKey);
  const element = document.getElementById('root');
  if (!element) throw new Error('The document has no #root.');
  const root = createRoot(element);
  let language = currentLanguage();

  async function speak(into: Root) {
    const locale = currentLanguage();
    const t = await loadMessages(locale);
    if (locale !== currentLanguage()) return;
    language = locale;
    showLanguage(locale);
    into.render(<App {...{ locale, t: t, router, queries }} />);
  }

  /** Words that do not come leave the page as it is, which then says why. */
  const speakOrSayWhy = () => void speak(root).catch(async (cause) => console.error(await whyMissing(cause)));
  subscribeConnection(() => {
    if (getConnection() === 'online' && getSession() && currentLanguage() !== language) speakOrSayWhy();
  });

  const person = getSession()?.user.id;
  const stopListening = subscribeSession((session, reason) => {
    if (session && session.user.id !== person) {
      // Somebody else signed in in another tab: nothing of the first person may stay in this one.
      stopListening();
      leaveAfterForms(() => location.reload());
    } else if (session) {
      if (currentLanguage() !== language) speakOrSayWhy();
    } else if (!isOpen()) {
      // Leave, and remember the place for whoever signs in next. Ended in another tab, there is nothing to log out
      // of: /logout would end the session of somebody who signed in there since.
      const next = reason === 'elsewhere' ? paths.login(here()) : paths.logout(here());
      followDrafts();
      leaveAfterForms(() => {
        // What was typed and could not be kept is here alone: the frame holds the page (see `SignedOut`).
        if (getIsUnkept()) return;
        stopListening();
        queries.clear();
        location.replace(next);
      });
    }
  });
  await speak(root);
}

start().catch(startFailed);
