import { forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font, line } = vars;

export const stack = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  selectors: {
    '&[data-direction="row"]': { flexDirection: 'row', flexWrap: 'wrap' },
    '&[data-align="start"]': { alignItems: 'start' },
    '&[data-align="center"]': { alignItems: 'center' },
    '&[data-align="end"]': { alignItems: 'end' },
    '&[data-justify="end"]': { justifyContent: 'end' },
    '&[data-justify="between"]': { justifyContent: 'space-between' },
    '&[data-gap="4"]': { gap: space[4] },
    '&[data-gap="8"]': { gap: space[8] },
    '&[data-gap="12"]': { gap: space[12] },
    '&[data-gap="16"]': { gap: space[16] },
    '&[data-gap="24"]': { gap: space[24] },
    '&[data-gap="32"]': { gap: space[32] },
  },
});

export const card = style({
  minInlineSize: 0,
  padding: space[20],
  border: `${vars.border.hairline} solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface,
  color: color.text,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: line.body,
  '@media': { [forcedColors]: { borderColor: 'CanvasText' }, print: { breakInside: 'avoid' } },
});

export const cardHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
  marginBlockEnd: space[16],
});

export const heading = style({
  minInlineSize: 0,
  margin: 0,
  fontFamily: font.family,
  fontSize: font.heading,
  lineHeight: line.heading,
  fontWeight: font.medium,
  color: color.text,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: {
    '&[data-size="titleLarge"]': {
      fontSize: font.titleLarge,
      lineHeight: line.titleLarge,
      letterSpacing: font.tracking,
    },
    '&[data-size="title"]': { fontSize: font.title, lineHeight: line.title, letterSpacing: font.tracking },
    '&[data-size="body"]': { fontSize: font.body, lineHeight: line.body },
  },
});

export const text = style({
  margin: 0,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: line.body,
  color: color.text,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-size="read"]': { fontSize: font.read, lineHeight: line.read, maxInlineSize: '65ch' },
    '&[data-size="small"]': { fontSize: font.small, lineHeight: line.small },
    '&[data-size="caption"]': { fontSize: font.caption, lineHeight: line.caption },
    '&[data-tone="muted"]': { color: color.textMuted },
    '&[data-tone="success"]': { color: color.successText },
    '&[data-tone="warning"]': { color: color.warningText },
    '&[data-tone="danger"]': { color: color.dangerText },
  },
});
