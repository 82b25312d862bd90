import { forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, border } = vars;

/** 312 px at 100 % text size, and never the whole window. */
const inlineSize = 'min(19.5rem, 80vi)';
/** A window too low to pin anything. */
const low = '(max-height: 30rem)';

export const scrim = style({ position: 'fixed', inset: 0, zIndex: 100, backgroundColor: color.scrim });

export const drawer = style({
  inlineSize,
  blockSize: '100%',
  borderInlineEnd: `${border.hairline} solid ${color.borderStrong}`,
  backgroundColor: color.canvas,
  boxShadow: vars.shadow.dialog,
  fontFamily: vars.font.family,
  transition: `opacity ${vars.motion.dialog}`,
  selectors: { '&[data-entering]': { opacity: 0 } },
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  outline: 'none',
  color: color.text,
  '@media': { [low]: { overflowY: 'auto' } },
});

export const drawerHead = style({
  flex: 'none',
  display: 'flex',
  // The way out is first in the order of Tab and last in the line.
  flexDirection: 'row-reverse',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: space[56],
  paddingInline: space[12],
});

/** The button of the drawer, only where there is one. */
export const trigger = style({
  display: 'inline-flex',
  '@media': { '(min-width: 768px)': { display: 'none' } },
});
