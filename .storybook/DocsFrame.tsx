import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { UIProvider } from '../packages/ui/src/components/UIProvider/index.ts';
import { AskedContext } from './AskedContext.ts';
import './guides/guides.css';
import { themeOf } from './manager/theme.ts';
import { localeOf } from './tools/localeOf.ts';
import { askedIn, type ToolbarValues } from './tools/toggles.ts';
import { usePage } from './tools/usePage.ts';

/** A docs page, with the theme, contrast and text settings of the toolbar. Its own text is English. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const asked = useAsked(context);
  return (
    <UIProvider locale={localeOf(asked)}>
      <DocsPage context={context} asked={asked}>
        {children}
      </DocsPage>
    </UIProvider>
  );
}

function DocsPage({
  context,
  asked,
  children,
}: PropsWithChildren<DocsContainerProps & { asked: ToolbarValues }>) {
  usePage(asked);
  const isDark = useIsDark(asked.theme);
  const Content = hasOwnMain(context) ? 'div' : 'main';
  return (
    <DocsContainer context={context} theme={themeOf(isDark ? 'dark' : 'light')}>
      <Content
        lang="en"
        dir="ltr"
        className="guide"
        {...(Content === 'main' && { 'aria-label': 'Documentation' })}
      >
        <AskedContext value={asked}>{children}</AskedContext>
      </Content>
    </DocsContainer>
  );
}

/** AppShell stories have their own main landmark. */
export function hasOwnMain(context: Context) {
  return context.componentStories().some(({ id }) => id.startsWith('components-appshell--'));
}

type Context = DocsContainerProps['context'];
type Told = { globals: Record<string, unknown> }[] | undefined;

/**
 * The toolbar values, kept up to date. A page with stories reads its own store, because a story in an iframe on the
 * page sends the same events.
 */
function useAsked(context: Context) {
  const [asked, setAsked] = useState(() => read(context));
  useEffect(() => {
    const hear = () => setAsked(read(context));
    context.channel.on(GLOBALS_UPDATED, hear);
    return () => context.channel.off(GLOBALS_UPDATED, hear);
  }, [context]);
  return asked;
}

function read(context: Context) {
  const [story] = context.componentStories();
  if (story) return askedIn(context.getStoryContext(story).globals);
  const last = (event: string): Told => context.channel.last(event);
  return askedIn((last(GLOBALS_UPDATED) ?? last(SET_GLOBALS))?.[0]?.globals ?? {});
}

const system = matchMedia('(prefers-color-scheme: dark)');

function hearSystem(changed: () => void) {
  system.addEventListener('change', changed);
  return () => system.removeEventListener('change', changed);
}

function useIsDark(theme: string) {
  const isSystemDark = useSyncExternalStore(hearSystem, () => system.matches);
  return theme === 'dark' || (theme === 'system' && isSystemDark);
}
