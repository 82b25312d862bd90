import { UIProvider } from '@console/ui/ui-provider';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useHref, useNavigate } from 'react-router';
import { LeaveGuard } from './LeaveGuard';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="he" dir="rtl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <link rel="icon" href="data:," />
        <title>המרפאה</title>
        <Meta />
        <Links />
      </head>
      <body style={{ margin: 0 }}>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <UIProvider locale="he" navigate={useNavigate()} useHref={useHref}>
      <Outlet />
      <LeaveGuard />
    </UIProvider>
  );
}
