import { forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, line, radius, space } = vars;

/** Less than this, and the time line gets a line of its own. */
const narrow = '(max-inline-size: 27rem)';

export const player = style({
  containerType: 'inline-size',
  paddingBlock: space[6],
  paddingInline: space[6],
  borderRadius: radius.card,
  backgroundColor: color.surfaceSunken,
  color: color.text,
  fontFamily: font.family,
  '@media': { [forcedColors]: { border: `${vars.border.hairline} solid CanvasText` } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  '@container': { [narrow]: { flexWrap: 'wrap' } },
  // Without scripts the browser's own player stands in its place.
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const middle = style({
  display: 'flex',
  flex: '1 1 0',
  minInlineSize: 0,
  marginInline: space[8],
  '@container': { [narrow]: { order: -1, flexBasis: '100%' } },
});

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  '@container': { [narrow]: { marginInlineStart: 'auto' } },
});

export const messages = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  paddingInline: space[8],
  fontSize: font.small,
  lineHeight: line.small,
  color: color.textMuted,
});

/** Empty it takes no room, and is still there to be listened to. */
export const status = style({
  display: 'flex',
  gap: space[6],
  margin: 0,
  paddingBlock: space[6],
  selectors: {
    '&:empty': { position: 'absolute', padding: 0 },
    '&[data-failed]': { color: color.dangerText },
  },
});

export const obstacle = style({ margin: 0, paddingBlock: space[6] });

export const scriptless = style({ display: 'block', inlineSize: '100%' });
