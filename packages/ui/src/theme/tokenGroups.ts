import type { Colors } from './index.ts';

/** The purpose of each color, in page order. A test fails if a color is in no group or in two. */
export const colorGroups: Record<string, Partial<Record<keyof Colors, string>>> = {
  Surfaces: {
    canvas: 'page background, sidebar, sheet headers',
    surface: 'background of content and fields',
    surfaceRaised: 'menus, dialogs, toasts',
    surfaceSunken: 'wells: the player, disabled fields',
    surfaceHover: 'hover; neutral badges; skeletons',
    surfacePressed: 'while pressed; monograms',
    surfaceSelected: 'the selected row, the current page or turn',
    scrim: 'over the page, behind a dialog',
  },
  'Lines and borders': {
    hairline: 'decorative dividing lines',
    borderStrong: 'border of a menu, line under headers; decorative',
    borderControl: 'border of controls',
    switchOff: 'a switch that is off',
  },
  Text: {
    text: 'names, values, headings',
    textMuted: 'secondary text, column headers',
    textSubtle: 'third level: counts, captions, placeholders',
    textDisabled: 'disabled elements only',
  },
  'Accent and focus': {
    accent: 'primary action, on state, selection marks',
    accentHover: 'the same on hover',
    accentPressed: 'the same while pressed',
    onAccent: 'text and icons on accent',
    accentText: 'links, selected text',
    accentSoft: 'a scheduled event, a selected card',
    focus: 'the focus ring',
  },
  Danger: {
    danger: 'destructive buttons, border of an error, error count',
    dangerHover: 'the same on hover',
    onDanger: 'text on danger',
    dangerText: 'text and icons of errors',
    dangerSoft: 'background of an error',
    dangerBorder: 'border of an error',
  },
  'Warning, success, info': {
    warningText: 'text and icons of warnings',
    warningSoft: 'background of a warning',
    warningBorder: 'border of a warning',
    successText: 'text and icons of success messages',
    successSoft: 'background of a success message',
    successBorder: 'border of a success message',
    infoText: 'text and icons of information',
    infoSoft: 'background of information',
    infoBorder: 'border of information',
  },
  'Charts and tooltips': {
    series1: 'first series of a chart',
    series2: 'second series of a chart',
    series3: 'third series of a chart',
    series4: 'fourth series of a chart',
    series5: 'fifth series of a chart',
    series6: 'sixth series of a chart',
    series7: 'seventh series of a chart',
    series8: 'eighth series of a chart',
    chartGrid: 'grid of a chart; decorative',
    tooltip: 'background of a tooltip, current-time line',
    onTooltip: 'text on tooltip',
  },
};

/** The titles of the other token groups. */
export const scaleGroups = {
  space: 'Spacing',
  radius: 'Corner radii',
  font: 'Fonts',
  line: 'Line heights',
  size: 'Heights of controls and targets',
  focus: 'Focus ring',
  border: 'Border widths',
  shadow: 'Shadows',
  motion: 'Durations',
} as const;
