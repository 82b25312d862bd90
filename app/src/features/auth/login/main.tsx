import '../../../core/trustedTypes.ts';
import '../../../styles/base.css';
import type { Locale } from '@console/contract/rules';
import { UIProvider } from '@console/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { getSession, subscribeSession } from '../../../core/http/session.ts';
import { loadMessages, MessagesProvider, regionalTag, type Translate } from '../../../core/i18n/index.ts';
import { startFailed } from '../../../core/loading/startFailed.ts';
import { currentLanguage, keepLanguage, showLanguage } from '../../../core/preferences/preferences.ts';
import { LoginScreen } from './LoginScreen.tsx';
import { askedRedirect, enterConsole, exchange } from './login.queries.ts';

interface LoginProps {
  locale: Locale;
  t: Translate;
  arriving: Promise<void> | null;
}

function Login({ arriving, ...start }: LoginProps) {
  const [speech, setSpeech] = useState(start);

  async function speak(locale: Locale) {
    keepLanguage(locale);
    const t = await loadMessages(locale, 'login');
    showLanguage(locale);
    titleIn(t);
    setSpeech({ locale, t: t });
  }

  return (
    <UIProvider locale={regionalTag(speech.locale)}>
      <MessagesProvider {...speech}>
        <LoginScreen arriving={arriving} onLanguageChange={(locale) => void speak(locale)} />
      </MessagesProvider>
    </UIProvider>
  );
}

const titleIn = (t: Translate) => {
  document.title = t('app.title', { page: t('login.title') });
};

async function start() {
  // People who are signed in, or who sign in in another tab, go straight to the console.
  if (getSession()) return enterConsole(askedRedirect());
  subscribeSession((session, reason) => {
    if (session && reason === 'elsewhere') enterConsole(askedRedirect());
  });

  // Only the development identity provider returns its response in the URL.
  const answer = location.hash ? (await import('./development.ts')).takeAnswer() : null;
  const arriving = answer && exchange(answer);
  // The form shows the failure. Until it is mounted, this prevents an unhandled rejection.
  arriving?.catch(() => {});
  const locale = currentLanguage();
  const t = await loadMessages(locale, 'login');
  showLanguage(locale);
  titleIn(t);
  const root = document.getElementById('root');
  if (root)
    createRoot(root, { onUncaughtError: startFailed }).render(
      <Login locale={locale} t={t} arriving={arriving} />,
    );
}

start().catch(startFailed);
