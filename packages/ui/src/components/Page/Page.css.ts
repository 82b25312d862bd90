import { focusRing, style, visuallyHidden } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { space, font, line, color } = vars;

const narrow = '(max-width: 767.98px)';

export const page = style({
  containerType: 'inline-size',
  maxInlineSize: '80rem',
  paddingInline: space[32],
  paddingBlock: `${space[24]} ${space[56]}`,
  color: color.text,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: line.body,
  selectors: { '&[data-width="form"]': { maxInlineSize: '65rem' } },
  '@media': {
    '(max-width: 1199.98px)': { paddingInline: space[24] },
    [narrow]: { paddingInline: space[16], paddingBlockStart: space[16] },
  },
});

const onScreenOnly = { '@media': { print: { display: 'none' } } };

export const breadcrumbs = style({ marginBlockEnd: space[4], ...onScreenOnly });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space[12]} ${space[24]}`,
  marginBlockEnd: space[24],
});

export const names = style({ minInlineSize: 0, maxInlineSize: '100%' });

export const titleLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
});

export const badge = style({ display: 'flex' });

export const title = style({
  minInlineSize: 0,
  margin: 0,
  fontSize: font.title,
  lineHeight: line.title,
  fontWeight: font.medium,
  letterSpacing: font.tracking,
  overflowWrap: 'anywhere',
  // Gets focus after navigation, so that reading starts here. The focus ring only appears for keyboard users.
  outline: 'none',
  borderRadius: vars.radius.mark,
  // Close to the text, because the subtitle is directly below it.
  paddingInline: space[2],
  marginInline: `calc(-1 * ${space[2]})`,
  selectors: { '&:focus-visible': focusRing('0px') },
  // In narrow windows, the app bar of an AppShell shows the same title; screen readers still find it here. Printed
  // pages don't have the bar.
  '@media': { [`screen and ${narrow}`]: { selectors: { '[data-app-bar-title] &': visuallyHidden } } },
});

export const subtitle = style({ margin: 0, color: color.textMuted, overflowWrap: 'anywhere' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], ...onScreenOnly });
