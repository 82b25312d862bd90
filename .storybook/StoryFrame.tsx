import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import { UIProvider } from '../packages/ui/src/components/UIProvider/index.ts';
import { vars } from '../packages/ui/src/theme/index.ts';
import { type Combination, combination } from './combination.ts';

interface StoryFrameProps extends Combination {
  /** `reduce` acts as the system's reduced motion does. */
  motion: string;
  /** Size of the root's text, in per cent: what a person's text zoom does. */
  zoom: string;
  children: ReactNode;
}

/** The page a story stands on: language, direction, theme, motion and text size, as the toolbar or a check asks. */
export function StoryFrame({ children, ...asked }: StoryFrameProps) {
  const { theme, locale } = useSyncExternalStore(combination.subscribe, combination.get) ?? asked;

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dir = locale === 'he' ? 'rtl' : 'ltr';
    setOrRemove(root.dataset, 'theme', theme === 'system' ? undefined : theme);
    setOrRemove(root.dataset, 'motion', asked.motion === 'reduce' ? 'reduce' : undefined);
    root.style.fontSize = asked.zoom === '100%' ? '' : asked.zoom;
    document.body.style.background = vars.color.canvas;
    document.body.style.color = vars.color.text;
    document.body.style.fontFamily = vars.font.family;
  }, [theme, locale, asked.motion, asked.zoom]);

  return <UIProvider locale={locale}>{children}</UIProvider>;
}

function setOrRemove(data: DOMStringMap, name: string, value: string | undefined) {
  if (value === undefined) delete data[name];
  else data[name] = value;
}
