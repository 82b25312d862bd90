import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { UIProvider } from '../packages/ui/src/components/UIProvider/index.ts';
import './guides/guides.css';
import { themeOf } from './manager/theme.ts';
import { localeOf } from './tools/localeOf.ts';
import { type Asked, askedIn } from './tools/toggles.ts';
import { usePage } from './tools/usePage.ts';

/** A page of the docs: in the theme, contrast and text that the toolbar asks for, its own words in English. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const asked = useAsked(context.channel);
  return (
    <UIProvider locale={localeOf(asked)}>
      <DocsPage context={context} asked={asked}>
        {children}
      </DocsPage>
    </UIProvider>
  );
}

function DocsPage({ context, asked, children }: PropsWithChildren<DocsContainerProps & { asked: Asked }>) {
  usePage(asked);
  const isDark = useIsDark(asked.theme);
  return (
    <DocsContainer context={context} theme={themeOf(isDark ? 'dark' : 'light')}>
      <div lang="en" dir="ltr" className="guide">
        {children}
      </div>
    </DocsContainer>
  );
}

type Channel = DocsContainerProps['context']['channel'];
type Told = { globals: Record<string, unknown> }[] | undefined;

/** What the toolbar asks for, now and later. */
function useAsked(channel: Channel) {
  const last = (event: string): Told => channel.last(event);
  const [asked, setAsked] = useState(() =>
    askedIn((last(GLOBALS_UPDATED) ?? last(SET_GLOBALS))?.[0]?.globals ?? {}),
  );
  useEffect(() => {
    const hear = ({ globals }: { globals: Record<string, unknown> }) => setAsked(askedIn(globals));
    channel.on(GLOBALS_UPDATED, hear);
    return () => channel.off(GLOBALS_UPDATED, hear);
  }, [channel]);
  return asked;
}

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)').matches;

function useIsDark(theme: string) {
  const [isSystemDark, setSystemDark] = useState(systemIsDark);
  useEffect(() => {
    const media = matchMedia('(prefers-color-scheme: dark)');
    const hear = () => setSystemDark(media.matches);
    media.addEventListener('change', hear);
    return () => media.removeEventListener('change', hear);
  }, []);
  return theme === 'dark' || (theme === 'system' && isSystemDark);
}
