import type { StyleRule } from '@vanilla-extract/css';
import { focusRing, forcedColors, globalStyle, style, visuallyHidden } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { below, drawerLimits, from, isNotWide, isWide } from './windows.ts';

const { color, space, font, size, border } = vars;

/** A window too low to pin anything, such as a phone in landscape orientation or 400 % zoom. */
const low = '(max-height: 30rem)';

const hairline = `${border.hairline} solid ${color.hairline}`;
const inRail = (rule: StyleRule) => ({ '@container': { 'console-sidebar (max-width: 8rem)': rule } });

/** With labels, and as a rail of icons: 248 and 64 px at 100 % text size. */
const open = '15.5rem';
const rail = '4rem';

const container = { containerName: 'console-sidebar', containerType: 'inline-size' } as const;

/** For windows with a drawer instead, and for a hidden sidebar. */
const gone = { display: 'none' } as const;
const drawerInstead = Object.fromEntries(
  drawerLimits.map((limit) => [below(limit), { selectors: { [`&[data-below="${limit}"]`]: gone } }]),
);

/** The space of the sidebar next to the page. Only its width makes the rail: the rows follow their container. */
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

/** The arrow of the toggle is mirrored if the sidebar is at the end of the page. */
export const headIcon = style({
  display: 'flex',
  selectors: { [`${column}[data-side="end"] &`]: { rotate: 'y 180deg' } },
});

/** Filled while the sidebar is pinned, so that color is not the only indicator. */
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

export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: space[56],
  paddingInline: space[12],
  ...inRail({ flexDirection: 'column', paddingBlock: space[12], gap: space[8] }),
});

export const headBrand = style({ minInlineSize: 0 });

export const headButtons = style({ display: 'flex', flex: 'none' });

export const brandLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  minBlockSize: vars.size.target,
  paddingInline: space[8],
  borderRadius: vars.radius.control,
  color: color.text,
  fontSize: font.heading,
  lineHeight: vars.line.heading,
  fontWeight: font.medium,
  textDecoration: 'none',
  selectors: { '&:focus-visible': focusRing() },
  '@media': { [forcedColors]: { color: 'LinkText' } },
});

export const brandMark = style({ flex: 'none', display: 'flex' });

export const brandName = style({ minInlineSize: 0, overflowWrap: 'anywhere', ...inRail(visuallyHidden) });

export const body = style({
  flex: 1,
  display: 'flex',
  minBlockSize: 0,
  // This element is also nested in itself, where it would only be as wide as its labels.
  '@media': { [low]: { flex: 'none', inlineSize: '100%' } },
});

export const nav = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  outline: 'none',
  selectors: { '&:focus-visible': focusRing('-2px') },
});

export const scroll = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  padding: space[12],
  paddingBlockStart: space[4],
  scrollPaddingBlock: space[12],
  '@media': { [low]: { overflowY: 'visible' } },
  ...inRail({ paddingInline: space[8] }),
});

export const footer = style({
  flex: 'none',
  paddingInline: space[12],
  ...inRail({ paddingInline: space[8] }),
});

export const footerList = style({
  margin: 0,
  padding: 0,
  paddingBlock: space[8],
  borderBlockStart: hairline,
  listStyle: 'none',
});

export const filter = style({
  flex: 'none',
  padding: space[12],
  paddingBlockStart: 0,
  // Leaves space for the focus ring.
  paddingBlockEnd: space[8],
  ...inRail({ display: 'none' }),
});

export const filterInput = style({
  appearance: 'none',
  selectors: {
    '&&': {
      minBlockSize: size.controlSmall,
      paddingInlineStart: `calc(${space[8]} + ${size.icon} + ${space[8]})`,
    },
  },
});

export const filterIcon = style({
  position: 'absolute',
  insetInlineStart: space[8],
  display: 'flex',
  color: color.textSubtle,
  pointerEvents: 'none',
  '@media': { [forcedColors]: { color: 'FieldText' } },
});

export const nothing = style({
  margin: 0,
  paddingBlockStart: space[8],
  paddingInline: space[8],
  color: color.textMuted,
  fontSize: font.small,
  lineHeight: vars.line.small,
});

/** 312 px at 100 % text size, and never the whole window. */
const drawerSize = 'min(19.5rem, 80vi)';

export const scrim = style({ position: 'fixed', inset: 0, zIndex: 100, backgroundColor: color.scrim });

export const drawer = style({
  inlineSize: drawerSize,
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
  // The close button is first in the tab order and last in the line.
  flexDirection: 'row-reverse',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: space[56],
  paddingInline: space[12],
});

/** The button of the drawer. */
export const trigger = style({ display: 'inline-flex' });

/** The trigger and the bar around it are only visible while the sidebar isn't. */
export const drawerOnlyClassName = style({
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
