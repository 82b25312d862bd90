import './page.css';
import { type ReactNode, useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { UIProvider } from '../../packages/ui/src/components/UIProvider/index.ts';
import { type Asked, askedIn } from '../tools/toggles.ts';
import { usePage } from '../tools/usePage.ts';

type Globals = Parameters<typeof askedIn>[0];

/** A page for reviewers: English words on the ground of the theme, with the text size and the spacing that the toolbar asks for. */
export function ReviewPage({ children }: { children: ReactNode }) {
  const asked = askedIn(useGlobals());
  return (
    <UIProvider locale="en">
      <Ground asked={{ ...asked, locale: 'en' }}>{children}</Ground>
    </UIProvider>
  );
}

function Ground({ asked, children }: { asked: Asked; children: ReactNode }) {
  usePage(asked);
  return (
    <main className="review-page" lang="en" dir="ltr">
      {children}
    </main>
  );
}

/** What the toolbar and the address ask for, in a page that holds no story. */
function useGlobals() {
  const [globals, setGlobals] = useState(globalsOfPreview);
  useEffect(() => {
    const channel = addons.getChannel();
    const take = (told: { globals: Globals }) => setGlobals(told.globals);
    channel.on('globalsUpdated', take);
    return () => channel.off('globalsUpdated', take);
  }, []);
  return globals;
}

function globalsOfPreview(): Globals {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__?: { storyStoreValue?: { userGlobals: { get(): Globals } } };
  };
  return preview?.storyStoreValue?.userGlobals.get() ?? {};
}
