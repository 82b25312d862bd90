import { useLayoutEffect } from 'react';
import { useLocale } from '../../packages/ui/src/locale/index.ts';
import { vars } from '../../packages/ui/src/theme/index.ts';
import { type ToolbarValues, textSpacing } from './toggles.ts';

/**
 * Applies toolbar values to the page, within a `UIProvider`: its language and direction, the attributes of the theme,
 * and the size and spacing of text.
 */
export function usePage({ locale, theme, contrast, motion, text, spacing }: ToolbarValues) {
  const { direction } = useLocale();

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dir = direction;
    setOrRemove(root.dataset, 'theme', theme === 'system' ? undefined : theme);
    setOrRemove(root.dataset, 'contrast', contrast === 'more' ? 'more' : undefined);
    setOrRemove(root.dataset, 'motion', motion === 'reduce' ? 'reduce' : undefined);
    root.style.fontSize = text === '100' ? '' : `${text}%`;
    document.body.style.background = vars.color.canvas;
    document.body.style.color = vars.color.text;
    document.body.style.fontFamily = vars.font.family;
  }, [theme, contrast, locale, direction, motion, text]);

  useLayoutEffect(() => {
    if (spacing !== 'wide') return undefined;
    const style = Object.assign(document.createElement('style'), { textContent: textSpacing });
    document.head.append(style);
    return () => style.remove();
  }, [spacing]);
}

function setOrRemove(data: DOMStringMap, name: string, value: string | undefined) {
  if (value === undefined) delete data[name];
  else data[name] = value;
}
