import type { Colors } from '../../packages/ui/src/theme/index.ts';

/** What each colour is for, in the order of the page. A test finds one that is in no group, or in two. */
export const colorGroups: Record<string, Partial<Record<keyof Colors, string>>> = {
  Surfaces: {
    canvas: 'frame of the page, sidebar, heads of sheets',
    surface: 'where content lies; fields',
    surfaceRaised: 'menus, dialogs, toasts',
    surfaceSunken: 'wells: the player, disabled fields',
    surfaceHover: 'under the pointer; neutral badges; skeletons',
    surfacePressed: 'while pressed; monograms',
    surfaceSelected: 'the chosen row, the current page or turn',
    scrim: 'over the page, behind a dialog',
  },
  'Lines and edges': {
    hairline: 'lines that only divide',
    borderStrong: 'edge of a menu, line under heads; only divide',
    borderControl: 'edge of anything that can be operated',
    switchOff: 'a switch that is off',
  },
  Text: {
    text: 'names, values, headings',
    textMuted: 'second lines, heads of columns',
    textSubtle: 'third level: counts, captions, placeholders',
    textDisabled: 'what is disabled, and nothing else',
  },
  'Accent and focus': {
    accent: 'the main action, switched on, marks of choice',
    accentHover: 'the same under the pointer',
    accentPressed: 'the same while pressed',
    onAccent: 'text and icons on accent',
    accentText: 'links, chosen text',
    accentSoft: 'a planned event, a chosen card',
    focus: 'the focus ring',
  },
  Danger: {
    danger: 'buttons that destroy, edge of an error, count of errors',
    dangerHover: 'the same under the pointer',
    onDanger: 'text on danger',
    dangerText: 'words and icons of errors',
    dangerSoft: 'ground of an error',
    dangerBorder: 'its edge',
  },
  'Warning, success, news': {
    warningText: 'words and icons of warnings',
    warningSoft: 'ground of a warning',
    warningBorder: 'its edge',
    successText: 'words and icons of success',
    successSoft: 'ground of success',
    successBorder: 'its edge',
    infoText: 'words and icons of news',
    infoSoft: 'ground of news',
    infoBorder: 'its edge',
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
    chartGrid: 'grid of a chart; only divides',
    tooltip: 'ground of a tooltip, the line of now',
    onTooltip: 'text on it',
  },
};

/** What the other tokens are for, by the group they have in the theme. */
export const scaleGroups = {
  space: 'Distances',
  radius: 'Corners',
  font: 'Letters',
  line: 'Heights of lines',
  size: 'Heights of controls and targets',
  focus: 'The focus ring',
  border: 'Widths of edges',
  shadow: 'Shadows, which only help',
  motion: 'Times',
} as const;
