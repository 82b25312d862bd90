import '../styles/base.css';
import { UIProvider } from '@console/ui';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadMessages, type MessageKey, MessagesProvider, regionalTag } from '../core/i18n/index.ts';
import { currentLanguage, showLanguage } from '../core/preferences/preferences.ts';

/** Renders the content of a popup in the person's language. */
export async function showPopup(title: MessageKey, content: ReactNode) {
  const locale = currentLanguage();
  const t = await loadMessages(locale, 'popups');
  showLanguage(locale);
  document.title = t('app.title', { page: t(title) });
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  createRoot(root).render(
    <UIProvider locale={regionalTag(locale)}>
      <MessagesProvider locale={locale} t={t}>
        <main>{content}</main>
      </MessagesProvider>
    </UIProvider>,
  );
}
