import { forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font, radius } = vars;

const tile = {
  position: 'relative',
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  overflow: 'hidden',
  border: `${vars.border.hairline} solid transparent`,
  backgroundColor: color.surfacePressed,
  color: color.text,
  fontSize: font.micro,
  fontWeight: font.medium,
  lineHeight: 1,
  userSelect: 'none',
} as const;

export const avatar = style({
  ...tile,
  inlineSize: space[32],
  blockSize: space[32],
  borderRadius: radius.full,
  selectors: {
    '&[data-size="small"]': { inlineSize: space[24], blockSize: space[24] },
    '&[data-size="medium"]': { fontSize: font.caption },
    '&[data-size="large"]': { inlineSize: space[40], blockSize: space[40], fontSize: font.small },
    '&[data-selected]': { backgroundColor: color.accent, color: color.onAccent },
  },
  '@media': {
    [forcedColors]: {
      borderColor: 'CanvasText',
      selectors: { '&[data-selected]': { borderColor: 'Highlight', color: 'Highlight' } },
    },
  },
});

export const letters = style({ display: 'grid', placeItems: 'center' });

export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  selectors: { '&[data-waiting]': { opacity: 0 } },
});

export const monogram = style({
  ...tile,
  inlineSize: space[24],
  blockSize: space[24],
  borderRadius: radius.mark,
  selectors: { '&[data-size="small"]': { inlineSize: space[20], blockSize: space[20] } },
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});
