import type { StyleRule } from '@vanilla-extract/css';
import { focusRing, forcedColors, style, visuallyHidden } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, size, font, border } = vars;

/** A sidebar narrower than this is a rail of icons. Its panel is the container. */
const inRail = (rule: StyleRule) => ({ '@container': { 'console-sidebar (max-width: 8rem)': rule } });

/** A closed list stays hidden, whatever its other styles are. */
const hiddenAttribute = { selectors: { '&[hidden]': { display: 'none' } } } as const;

/** The style of links, buttons and groups. */
const rowRule = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  inlineSize: '100%',
  minBlockSize: size.controlSmall,
  paddingInline: space[8],
  paddingBlock: space[4],
  border: `${border.hairline} solid transparent`,
  borderRadius: vars.radius.row,
  backgroundColor: 'transparent',
  color: color.textMuted,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: vars.line.body,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-group]': { gap: space[8], fontWeight: font.medium },
    '&[data-group="open"]': { color: color.text },
    '&[data-strong]': { color: color.text, fontWeight: font.medium },
    '&:hover': { backgroundColor: color.surfaceHover },
    '&:active, &[data-pressed]': { backgroundColor: color.surfacePressed },
    '&[data-current-within]': { color: color.text, fontWeight: font.medium },
    '&[data-current]': {
      backgroundColor: color.surfaceSelected,
      color: color.accentText,
      fontWeight: font.medium,
    },
    // A second indicator in addition to the color. A closed group around the current page also has it.
    '&[data-current]::before, &[data-current-within="closed"]::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: space[2],
      insetBlockStart: `calc(50% - ${space[8]})`,
      blockSize: space[16],
      borderInlineStart: `3px solid ${color.accent}`,
      borderRadius: vars.radius.full,
    },
    '&:focus-visible': focusRing('0px'),
  },
  ...inRail({ minBlockSize: size.control, justifyContent: 'center', paddingInline: 0 }),
  '@media': {
    [forcedColors]: {
      borderColor: 'Canvas',
      color: 'LinkText',
      selectors: {
        'button&': { borderColor: 'ButtonText', color: 'ButtonText' },
        '&[data-current]': { borderColor: 'Highlight', color: 'LinkText' },
        '&[data-current]::before, &[data-current-within="closed"]::before': {
          borderColor: 'Highlight',
        },
        '&:focus-visible': { outlineColor: 'Highlight' },
      },
    },
  },
} as const;

export const list = style({ margin: 0, padding: 0, listStyle: 'none', ...hiddenAttribute });

export const section = style({ selectors: { '& + &': { marginBlockStart: space[12] } } });

export const heading = style({
  display: 'block',
  paddingInline: space[8],
  paddingBlock: space[4],
  color: color.textSubtle,
  fontSize: font.caption,
  lineHeight: vars.line.caption,
  ...inRail({ display: 'none' }),
});

export const group = style({
  selectors: { '* + &': { marginBlockStart: space[12] } },
});

export const row = style(rowRule);

export const icon = style({
  display: 'flex',
  flex: 'none',
  minInlineSize: space[20],
  ...inRail({ justifyContent: 'center' }),
});

export const label = style({
  flex: 1,
  minInlineSize: 0,
  // A long name must not move the rows below it out of view; a tooltip shows all of it.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  // The drawer is for touch, which has no tooltips.
  selectors: { '[role="dialog"] &': { display: 'block' } },
  // A name in another direction is also next to its icon.
  textAlign: ['-webkit-match-parent', 'match-parent'],
  ...inRail(visuallyHidden),
});

export const hidden = style(visuallyHidden);

export const badge = style({
  flex: 'none',
  color: color.textSubtle,
  fontSize: font.caption,
  lineHeight: vars.line.caption,
  fontWeight: font.regular,
  ...inRail({ display: 'none' }),
});

export const chevron = style({
  display: 'flex',
  flex: 'none',
  color: color.textSubtle,
  ...inRail({ display: 'none' }),
});

export const slot = style({
  paddingInline: space[8],
  paddingBlock: space[4],
  ...inRail({ display: 'none' }),
});

export const subList = style({
  margin: 0,
  // The line is below the middle of the icon above it.
  marginInlineStart: `calc(${space[16]} - ${border.hairline})`,
  padding: 0,
  paddingInlineStart: space[12],
  borderInlineStart: `${border.hairline} solid ${color.borderStrong}`,
  listStyle: 'none',
  ...hiddenAttribute,
  ...inRail({ display: 'none' }),
});

export const subRow = style({
  ...rowRule,
  gap: space[8],
  minBlockSize: size.controlRow,
  paddingInline: space[6],
  paddingBlock: space[2],
  fontSize: font.small,
  lineHeight: vars.line.small,
});

/** Filled or empty, so that color is not the only indicator. */
export const dot = style({
  flex: 'none',
  inlineSize: space[8],
  blockSize: space[8],
  border: `1.5px solid ${color.borderControl}`,
  borderRadius: vars.radius.full,
  selectors: { '&[data-on]': { borderColor: color.successText, backgroundColor: color.successText } },
  '@media': {
    [forcedColors]: {
      borderColor: 'LinkText',
      selectors: { '&[data-on]': { borderColor: 'LinkText', backgroundColor: 'LinkText' } },
    },
  },
});
