import { type ReactNode, useSyncExternalStore } from 'react';
import { UIProvider } from '../packages/ui/src/components/UIProvider/index.ts';
import { useLocale } from '../packages/ui/src/locale/index.ts';
import { combination } from './combination.ts';
import { localeOf } from './tools/localeOf.ts';
import { Neighbours } from './tools/Neighbours.tsx';
import type { ToolbarValues } from './tools/toggles.ts';
import { usePage } from './tools/usePage.ts';

interface StoryFrameProps {
  /** The values of the toolbar or the URL. */
  asked: ToolbarValues;
  /** On a docs page, whose own text stays English. */
  isInDocs: boolean;
  children: ReactNode;
}

/** The page around a story, with the values of the toolbar, the URL or a check. */
export function StoryFrame({ asked, ...rest }: StoryFrameProps) {
  const checked = useSyncExternalStore(combination.subscribe, combination.get);
  const page = { ...asked, ...checked };
  return (
    <UIProvider locale={localeOf(page)}>
      <Page asked={page} {...rest} />
    </UIProvider>
  );
}

function Page({ asked, isInDocs, children }: StoryFrameProps) {
  const { direction } = useLocale();
  usePage(asked);

  if (isInDocs)
    return (
      <div lang={asked.locale} dir={direction}>
        {children}
      </div>
    );
  return asked.neighbours === 'on' ? <Neighbours>{children}</Neighbours> : children;
}
