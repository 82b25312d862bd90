import { type ReactNode, useSyncExternalStore } from 'react';
import { UIProvider } from '../packages/ui/src/components/UIProvider/index.ts';
import { useLocale } from '../packages/ui/src/locale/index.ts';
import { combination } from './combination.ts';
import { Overlay, type OverlayKind } from './tools/overlay/Overlay.tsx';
import { localeOf, type ToolbarValues } from './tools/toggles.ts';
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
  return (
    <>
      {asked.neighbours === 'on' ? <Neighbours>{children}</Neighbours> : children}
      {asked.overlay !== 'none' && <Overlay kind={asked.overlay as OverlayKind} />}
    </>
  );
}

/** Not styled by the library, so that the buttons aren't mistaken for a part of the story. */
const look = { font: 'inherit', minBlockSize: 24, marginBlock: 8 };

/** Adds buttons before and after, so that focus can enter and leave the story. They are always English. */
function Neighbours({ children }: { children: ReactNode }) {
  return (
    <>
      <button type="button" lang="en" dir="ltr" style={look}>
        Before the story
      </button>
      {children}
      <button type="button" lang="en" dir="ltr" style={look}>
        After the story
      </button>
    </>
  );
}
