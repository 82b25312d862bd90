import { forcedColors, globalStyle, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { below, drawerLimits, isNotWide, isWide } from './windows.ts';

const { color, font, border } = vars;

/** With words, and as a rail of icons: 248 and 64 px at 100 % text size. */
const open = '15.5rem';
const rail = '4rem';

/** A window too low to pin anything, such as a phone on its side or 400 % zoom. */
const low = '(max-height: 30rem)';

const hairline = `${border.hairline} solid ${color.hairline}`;
const container = { containerName: 'console-sidebar', containerType: 'inline-size' } as const;

/** Where there is a drawer instead, or where it was hidden. */
const gone = { display: 'none' } as const;
const drawerInstead = Object.fromEntries(
  drawerLimits.map((limit) => [below(limit), { selectors: { [`&[data-below="${limit}"]`]: gone } }]),
);

/** The room the sidebar takes beside the page. Width alone makes the rail: the rows follow their container. */
export const column = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  flex: 'none',
  blockSize: '100dvb',
  inlineSize: open,
  fontFamily: font.family,
  selectors: { '&[data-side="end"]': { order: 1, marginInlineStart: 'auto' } },
  '@media': {
    [isNotWide]: {
      inlineSize: rail,
      selectors: { '&[data-pinned]': { inlineSize: open }, '&[data-mode="hidden"]': gone },
    },
    [isWide]: {
      selectors: {
        '&[data-collapsed]': { inlineSize: rail },
        '&[data-collapsed][data-mode="hidden"]': gone,
      },
    },
    ...drawerInstead,
  },
});

/** An arrow of the head points the other way at the other edge of the page. */
export const headIcon = style({
  display: 'flex',
  selectors: { [`${column}[data-side="end"] &`]: { rotate: 'y 180deg' } },
});

/** Filled while it holds, so that colour is not needed. */
export const pinIcon = style({ display: 'flex' });

globalStyle(`${pinIcon}[data-pinned] path`, { fill: 'currentColor' });

export const panel = style({
  ...container,
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  inlineSize: '100%',
  borderInlineEnd: hairline,
  backgroundColor: color.canvas,
  color: color.text,
  selectors: {
    [`${column}[data-side="end"] > &`]: {
      position: 'absolute',
      insetInlineEnd: 0,
      borderInlineEnd: 'none',
      borderInlineStart: hairline,
    },
  },
  '@media': {
    [isNotWide]: {
      selectors: {
        [`${column}[data-over] > &`]: {
          inlineSize: open,
          borderInlineColor: color.borderStrong,
          boxShadow: vars.shadow.menu,
        },
      },
    },
    [low]: { overflowY: 'auto' },
    [forcedColors]: { borderColor: 'CanvasText' },
  },
});
