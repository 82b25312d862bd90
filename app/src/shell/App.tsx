import type { Locale } from '@console/contract/rules';
import { UIProvider } from '@console/ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { LeaveGuard } from '../core/forms/LeaveGuard.tsx';
import { MessagesProvider, regionalTag, type Translate } from '../core/i18n/index.ts';
import { type Router, RouterContext } from '../core/router/index.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { Shell } from './Shell.tsx';

export interface AppProps {
  locale: Locale;
  t: Translate;
  router: Router;
  queries: QueryClient;
}

/** The console: language, router, query cache and app shell. */
export function App({ locale, t, router, queries }: AppProps) {
  return (
    <UIProvider locale={regionalTag(locale)} navigate={router.navigate}>
      <MessagesProvider locale={locale} t={t}>
        <RouterContext value={router}>
          <QueryClientProvider client={queries}>
            <CrashBoundary>
              <Shell />
              <LeaveGuard router={router} />
            </CrashBoundary>
          </QueryClientProvider>
        </RouterContext>
      </MessagesProvider>
    </UIProvider>
  );
}
