import { coarsePointer, focusRing, forcedColors, style, visuallyHidden } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { border, color, font, line, radius, size, space } = vars;

export const tabs = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: line.body,
  selectors: { '&[data-orientation="vertical"]': { flexDirection: 'row', gap: space[24] } },
});

/** Scrolls if the tabs don't fit. Its bottom line is an inset shadow, so that the selected tab's line covers it. */
export const list = style({
  display: 'flex',
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  boxShadow: `inset 0 calc(-1 * ${border.hairline}) ${color.hairline}`,
  selectors: {
    '&[data-orientation="vertical"]': { flexDirection: 'column', overflowX: 'visible', boxShadow: 'none' },
    '&[hidden]': { display: 'none' },
  },
  '@media': {
    [forcedColors]: { boxShadow: 'none', borderBlockEnd: `${border.hairline} solid CanvasText` },
  },
});

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: size.tab,
  paddingBlock: 0,
  paddingInline: space[12],
  border: 0,
  borderRadius: radius.control,
  backgroundColor: 'transparent',
  font: 'inherit',
  fontWeight: font.medium,
  color: color.textMuted,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  transition: `color ${vars.motion.color}`,
  selectors: {
    '&[data-hovered]': { color: color.text },
    '&[data-pressed]': { color: color.text, backgroundColor: color.surfaceHover },
    '&[data-selected]': { color: color.text },
    // A second indicator in addition to the color.
    '&[data-selected]::after': {
      content: '',
      position: 'absolute',
      insetInline: space[8],
      insetBlockEnd: 0,
      borderBlockEnd: `2px solid ${color.accent}`,
    },
    '[data-orientation="vertical"] > &': { minInlineSize: '10rem' },
    '[data-orientation="vertical"] > &[data-selected]::after': {
      insetInline: `0 auto`,
      insetBlock: space[8],
      borderBlockEnd: 0,
      borderInlineStart: `3px solid ${color.accent}`,
    },
    '&[data-focus-visible]': focusRing('-3px'),
    '&[data-disabled]': { color: color.textDisabled, cursor: 'default' },
  },
  '@media': {
    [forcedColors]: {
      color: 'ButtonText',
      selectors: {
        '&[data-selected]': { color: 'Highlight' },
        '&[data-selected]::after': { borderColor: 'Highlight', borderWidth: '4px' },
        '&[data-focus-visible]': { outlineColor: 'Highlight' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
    [coarsePointer]: { paddingInline: space[16] },
  },
});

export const seen = style({ display: 'inline-flex', alignItems: 'center', gap: space[8] });

export const said = style(visuallyHidden);

export const panel = style({
  minInlineSize: 0,
  paddingBlockStart: space[24],
  borderRadius: radius.control,
  outline: 'none',
  selectors: {
    '&[data-inert]': { display: 'none' },
    '[data-orientation="vertical"] > &': { flex: 1, paddingBlockStart: 0 },
    '&[data-focus-visible]': focusRing(),
  },
  '@media': { [forcedColors]: { selectors: { '&[data-focus-visible]': { outlineColor: 'Highlight' } } } },
});

export const heading = style({
  margin: 0,
  marginBlockEnd: space[16],
  fontSize: font.heading,
  lineHeight: line.heading,
  fontWeight: font.medium,
  color: color.text,
});

export const count = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  paddingInline: space[6],
  paddingBlock: space[2],
  border: `${border.hairline} solid transparent`,
  borderRadius: radius.full,
  backgroundColor: color.surfaceHover,
  color: color.text,
  fontSize: font.micro,
  lineHeight: line.caption,
  fontWeight: font.medium,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-tone="danger"]': { backgroundColor: color.danger, color: color.onDanger } },
  '@media': { [forcedColors]: { borderColor: 'currentColor' } },
});
