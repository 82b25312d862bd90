import { DocsContainer, type DocsContainerProps, DocsContext, Source } from '@storybook/addon-docs/blocks';
import {
  type ComponentProps,
  createContext,
  type PropsWithChildren,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { UIProvider } from '../packages/ui/src/components/UIProvider/index.ts';
import './guides/guides.css';
import { useTheme } from 'storybook/theming';
import { themeOf } from './manager/theme.ts';
import { reviewerLink } from './tools/reviewerLink.ts';
import { askedIn, defaults, localeOf, type ToolbarValues } from './tools/toggles.ts';
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

/** The toolbar values of a docs page. */
export const AskedContext = createContext(defaults);

interface StoryAloneProps {
  id: string;
  /** The title of the iframe, for screen readers. */
  title: string;
  /** A CSS length. */
  height: string;
}

/** A full-window story in an iframe on a docs page, with the toolbar values. */
export function StoryAlone({ id, title, height }: StoryAloneProps) {
  const asked = useContext(AskedContext);
  const address = reviewerLink(
    { base: '', id, viewMode: 'story', isNarrow: false },
    { ...asked, neighbours: 'off' },
  );
  return (
    <iframe
      key={address}
      title={title}
      src={address}
      className="guide-window"
      style={{ blockSize: height }}
    />
  );
}

/** Code on a docs page, dark on a dark page. */
export function Code(props: ComponentProps<typeof Source>) {
  return <Source {...props} dark={useTheme().base === 'dark'} />;
}

/** A page for reviewers. It renders no story, so it needs a main landmark even if the component's stories have one. */
export function ReviewPage({ children }: { children: ReactNode }) {
  const Content = hasOwnMain(useContext(DocsContext)) ? 'main' : 'div';
  return <Content className="review-page">{children}</Content>;
}
