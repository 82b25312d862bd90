import { forcedColors, globalStyle, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { border, color, font, line, radius, space } = vars;

export const actions = style({
  position: 'sticky',
  // Above what a host keeps at the end of the window, if it says how tall that is.
  insetBlockEnd: 'var(--form-bar-offset, 0px)',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
  paddingBlock: space[12],
  borderBlockStart: `${border.hairline} solid ${color.hairline}`,
  // A dialog has another ground.
  backgroundColor: `var(--form-bar-ground, ${color.surface})`,
});

export const status = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  margin: 0,
  fontSize: font.small,
  lineHeight: line.small,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});

export const dot = style({
  flex: 'none',
  inlineSize: space[8],
  blockSize: space[8],
  borderRadius: radius.full,
  backgroundColor: color.warningBorder,
  '@media': { [forcedColors]: { border: '4px solid CanvasText' } },
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], marginInlineStart: 'auto' });

// What gets focus is scrolled clear of the bar, which lies over it (WCAG 2.4.11).
globalStyle(`form:has(${actions}) :is(a, button, input, select, textarea, [tabindex])`, {
  scrollMarginBlockEnd: 'calc(var(--form-bar-offset, 0px) + 6.5rem)',
});
