import { create } from 'storybook/theming/create';
import { dark, light } from '../../packages/ui/src/theme/colors.ts';
import { scale } from '../../packages/ui/src/theme/scale.ts';

/** Storybook's theme, with the tokens of the library. */
export function themeOf(base: 'light' | 'dark') {
  const color = { light, dark }[base];
  return create({
    base,
    brandTitle: '@console/ui',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: color.accent,
    // Storybook darkens it in its dark theme, with white text on it.
    colorSecondary: base === 'dark' ? '#4FAAAE' : color.accentText,
    appBg: color.canvas,
    appContentBg: color.surface,
    appPreviewBg: color.canvas,
    appHoverBg: color.surfaceHover,
    appBorderColor: color.hairline,
    appBorderRadius: 6,
    fontBase: scale.font.family,
    textColor: color.text,
    textInverseColor: color.onTooltip,
    textMutedColor: color.textMuted,
    barBg: color.surface,
    barTextColor: color.textMuted,
    barHoverColor: color.accentText,
    barSelectedColor: color.accentText,
    buttonBg: color.surface,
    buttonBorder: color.borderControl,
    booleanBg: color.surfaceHover,
    booleanSelectedBg: color.surface,
    inputBg: color.surface,
    inputBorder: color.borderControl,
    inputTextColor: color.text,
    inputBorderRadius: 6,
  });
}

/** The system's color scheme when Storybook opens. */
export const theme = themeOf(
  globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
);
