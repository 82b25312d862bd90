import { forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { drawerLimits, from, isWide } from './windows.ts';

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
  selectors: {
    '&[data-entering]': { opacity: 0 },
    '&[data-side="end"]': {
      marginInlineStart: 'auto',
      borderInlineEnd: 'none',
      borderInlineStart: `${border.hairline} solid ${color.borderStrong}`,
    },
  },
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

/** The button of the drawer. */
export const trigger = style({ display: 'inline-flex' });

const gone = { display: 'none' } as const;

/** What is there only while the sidebar is not: the button, and a bar that holds it. */
export const drawerOnly = style({
  '@media': {
    ...Object.fromEntries(
      drawerLimits.map((limit) => [
        from(limit),
        { selectors: { [`:root:has([data-below="${limit}"][data-mode="rail"]) &`]: gone } },
      ]),
    ),
    [isWide]: { selectors: { ':root:has([data-mode="hidden"]:not([data-collapsed])) &': gone } },
  },
});
