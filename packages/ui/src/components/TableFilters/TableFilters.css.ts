import { forcedColors, style, tag, tagButton } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { border, color, font, line, space } = vars;

/** The button, the panel, and the active filters: all in one line, unless the panel is open. */
export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  marginBlockEnd: space[12],
  color: color.text,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: line.body,
});

export const panel = style({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  alignItems: 'start',
  gap: `${space[16]} ${space[24]}`,
  inlineSize: '100%',
  padding: space[16],
  border: `${border.hairline} solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});

/** The two fields of a number. */
export const group = style({ display: 'grid', gap: space[6], minInlineSize: 0 });

export const groupLabel = style({ fontWeight: font.medium, overflowWrap: 'anywhere' });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: space[8],
});

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[6],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const chip = style({ ...tag, '@media': { [forcedColors]: { borderColor: 'ButtonText' } } });

export const chipText = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const remove = style(tagButton);

export const count = style({ color: color.textMuted, fontSize: font.small, lineHeight: line.small });
