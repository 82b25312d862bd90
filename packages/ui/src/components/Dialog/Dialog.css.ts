import { keyframes } from '@vanilla-extract/css';
import { focusRing, forcedColors, style, visuallyHidden } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { border, color, font, line, motion, space } = vars;

// Keyframes instead of transitions: react-aria cancels running transitions when a dialog enters, and then an exit
// transition that has started never ends. Needed with react-aria 3.53; check again with each upgrade.
const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { translate: '0 4px' } });
const fromLeft = keyframes({ from: { translate: '-100% 0' } });
const toLeft = keyframes({ to: { translate: '-100% 0' } });
const fromRight = keyframes({ from: { translate: '100% 0' } });
const toRight = keyframes({ to: { translate: '100% 0' } });
const moved = (name: string) => ({ animation: `${name} ${motion.dialog} both` });

const drawer = '&[data-variant="drawer"]';
const atRight = ':is([data-side="end"]:dir(ltr), [data-side="start"]:dir(rtl))';

/** Too short for a fixed header and actions: the whole dialog scrolls instead (WCAG 1.4.10). */
const low = '(max-height: 26rem)';

/** Space for the focus ring of an element at the edge of the body. */
const ringRoom = space[8];

export const overlay = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: 'var(--visual-viewport-height)',
  zIndex: 100,
  display: 'grid',
  placeItems: 'center',
  padding: space[16],
  backgroundColor: color.scrim,
  selectors: {
    '&[data-entering]': moved(appear),
    '&[data-exiting]': moved(vanish),
    '&[data-variant="drawer"]': { placeItems: 'stretch start', padding: 0 },
    '&[data-variant="drawer"][data-side="end"]': { justifyItems: 'end' },
  },
});

/** The border marks its edge in the dark theme and in forced colors. */
export const modal = style({
  display: 'flex',
  inlineSize: '100%',
  maxInlineSize: '27.5rem',
  maxBlockSize: `calc(var(--visual-viewport-height) - 2 * ${space[16]})`,
  border: `${border.hairline} solid ${color.borderStrong}`,
  borderRadius: vars.radius.dialog,
  backgroundColor: color.surfaceRaised,
  boxShadow: vars.shadow.dialog,
  color: color.text,
  overflow: 'hidden',
  selectors: {
    '&[data-entering]': moved(rise),
    '&[data-size="large"]': { maxInlineSize: '35rem' },
    '&[data-size="wide"]': { maxInlineSize: '50rem' },
    '&[data-variant="drawer"]': {
      maxInlineSize: 'min(19.5rem, 80%)',
      maxBlockSize: 'none',
      borderRadius: 0,
      borderWidth: 0,
      borderInlineEndWidth: border.hairline,
      backgroundColor: color.canvas,
    },
    '&[data-variant="drawer"][data-side="end"]': {
      borderInlineEndWidth: 0,
      borderInlineStartWidth: border.hairline,
    },
    [`${drawer}[data-entering]`]: moved(fromLeft),
    [`${drawer}[data-exiting]`]: moved(toLeft),
    [`${drawer}[data-entering]${atRight}`]: moved(fromRight),
    [`${drawer}[data-exiting]${atRight}`]: moved(toRight),
  },
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  outline: 'none',
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: line.body,
  overflowWrap: 'anywhere',
  '@media': { [low]: { overflow: 'auto', scrollPaddingBlock: ringRoom } },
});

export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  flex: 'none',
  gap: space[12],
  paddingBlockStart: space[16],
  paddingInline: `${space[24]} ${space[16]}`,
  selectors: { '[data-variant="drawer"] &': { alignItems: 'center', paddingInlineStart: space[16] } },
});

export const title = style({
  margin: 0,
  paddingBlock: space[4],
  minInlineSize: 0,
  fontSize: font.dialog,
  lineHeight: line.heading,
  fontWeight: font.medium,
});

export const hidden = style(visuallyHidden);

export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  scrollPaddingBlock: ringRoom,
  paddingBlock: `${space[4]} ${space[24]}`,
  paddingInline: space[24],
  color: color.textMuted,
  // The bar of a form in it is at its very end, over the padding, and has its background.
  vars: { '--form-bar-offset': `calc(-1 * ${space[24]})`, '--form-bar-ground': color.surfaceRaised },
  selectors: {
    '&:not(:last-child)': { paddingBlockEnd: space[4] },
    '&:focus-visible': focusRing('-2px'),
    '[data-variant="drawer"] &': { padding: space[12] },
  },
  '@media': { [low]: { flex: 'none', overflow: 'visible' } },
});

export const lead = style({ margin: 0, maxInlineSize: '64ch' });

export const failure = style({ selectors: { '&:not(:empty)': { marginBlockStart: space[16] } } });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  flex: 'none',
  gap: space[8],
  paddingBlock: `${space[16]} ${space[20]}`,
  paddingInline: space[24],
});
