import type { StyleRule } from '@vanilla-extract/css';
import { focusRing, forcedColors, style, visuallyHidden } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font, border } = vars;

/** A window too low to pin anything, such as a phone on its side or 400 % zoom. */
const low = '(max-height: 30rem)';

const hairline = `${border.hairline} solid ${color.hairline}`;
const inRail = (rule: StyleRule) => ({ '@container': { 'console-sidebar (max-width: 8rem)': rule } });

export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: space[56],
  paddingInline: space[12],
  ...inRail({ flexDirection: 'column', paddingBlock: space[12], gap: space[8] }),
});

export const headBrand = style({ minInlineSize: 0 });

export const headButtons = style({ display: 'flex', flex: 'none' });

export const brandLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  minBlockSize: vars.size.target,
  paddingInline: space[8],
  borderRadius: vars.radius.control,
  color: color.text,
  fontSize: font.heading,
  lineHeight: vars.line.heading,
  fontWeight: font.medium,
  textDecoration: 'none',
  selectors: { '&:focus-visible': focusRing() },
  '@media': { [forcedColors]: { color: 'LinkText' } },
});

export const brandMark = style({ flex: 'none', display: 'flex' });

export const brandName = style({ minInlineSize: 0, overflowWrap: 'anywhere', ...inRail(visuallyHidden) });

export const body = style({
  flex: 1,
  display: 'flex',
  minBlockSize: 0,
  // It lies in a line of its own kind too, where it would be no wider than its words.
  '@media': { [low]: { flex: 'none', inlineSize: '100%' } },
});

export const nav = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  outline: 'none',
  selectors: { '&:focus-visible': focusRing('-2px') },
});

export const scroll = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  padding: space[12],
  paddingBlockStart: space[4],
  scrollPaddingBlock: space[12],
  '@media': { [low]: { overflowY: 'visible' } },
  ...inRail({ paddingInline: space[8] }),
});

export const footer = style({
  flex: 'none',
  paddingInline: space[12],
  ...inRail({ paddingInline: space[8] }),
});

export const footerList = style({
  margin: 0,
  padding: 0,
  paddingBlock: space[8],
  borderBlockStart: hairline,
  listStyle: 'none',
});
