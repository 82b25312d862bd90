import '../../core/trustedTypes.ts';
import '../../styles/base.css';
import { type Locale, locales } from '@console/contract/rules';
import { UIProvider } from '@console/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { loadMessages, MessagesProvider, regionalTag, type Translate } from '../../core/i18n/index.ts';
import { startFailed } from '../../core/loading/startFailed.ts';
import { currentLanguage, showLanguage } from '../../core/preferences/preferences.ts';
import { AccessibilityStatement } from './AccessibilityStatement.tsx';
import { readContact } from './contact.ts';

/** The accessibility statement: a document of its own, for people who aren't signed in as well. */

interface DocumentProps {
  locale: Locale;
  t: Translate;
}

function StatementDocument(start: DocumentProps) {
  const [speech, setSpeech] = useState(start);

  async function speak(locale: Locale) {
    const url = new URL(location.href);
    url.searchParams.set('lang', locale);
    history.replaceState(null, '', url);
    setSpeech(await prepare(locale));
  }

  return (
    <UIProvider locale={regionalTag(speech.locale)}>
      <MessagesProvider {...speech}>
        <AccessibilityStatement contact={readContact()} onLanguageChange={(locale) => void speak(locale)} />
      </MessagesProvider>
    </UIProvider>
  );
}

async function prepare(locale: Locale) {
  const t = await loadMessages(locale, 'accessibility');
  showLanguage(locale);
  document.title = t('app.title', { page: t('accessibility.title') });
  return { locale, t };
}

/** The language of a link such as `/accessibility?lang=he`, otherwise the language of the console. */
function askedLanguage(): Locale {
  const asked = new URLSearchParams(location.search).get('lang');
  return locales.find((locale) => locale === asked) ?? currentLanguage();
}

async function start() {
  const root = document.getElementById('root');
  const speech = await prepare(askedLanguage());
  if (root) createRoot(root, { onUncaughtError: startFailed }).render(<StatementDocument {...speech} />);
}

start().catch(startFailed);
