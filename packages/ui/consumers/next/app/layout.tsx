import { UIProvider } from '@console/ui/ui-provider';
import type { ReactNode } from 'react';

export const metadata = { title: 'המרפאה', icons: { icon: 'data:,' } };

/** A server component that renders the library's provider directly. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="he" dir="rtl">
      <body style={{ margin: 0 }}>
        <UIProvider locale="he">{children}</UIProvider>
      </body>
    </html>
  );
}
