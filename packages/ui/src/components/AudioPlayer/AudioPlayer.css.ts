import {
  coarsePointer,
  focusRing,
  forcedColors,
  globalStyle,
  style,
  visuallyHidden,
} from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { border, color, font, line, motion, radius, size, space } = vars;

/** Below this width, the timeline has its own line, and so does the volume. */
const narrow = '(max-inline-size: 27rem)';

/** Below this width, the timeline has its own line if there is a volume. */
const medium = '(max-inline-size: 36rem)';

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
  selectors: {
    // Moves what follows the timeline to the end.
    '&::after': { content: '""', display: 'none', order: 1, marginInlineStart: 'auto' },
  },
  // Without scripts, the browser's own player replaces it.
  '@media': { '(scripting: none)': { display: 'none' } },
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

/** Takes no space when empty, but stays in the page so that screen readers observe it. */
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

/** A pointer that can hover: after a tap, `:hover` would stay. */
const hovering = '(hover: hover)';

const hoverColors = { backgroundColor: color.surfaceHover, color: color.text };
const pressedColors = { backgroundColor: color.surfacePressed, color: color.text };

const quiet = {
  flex: 'none',
  minInlineSize: size.control,
  blockSize: size.control,
  padding: 0,
  border: `${border.control} solid transparent`,
  borderRadius: radius.control,
  backgroundColor: 'transparent',
  color: color.textMuted,
  cursor: 'pointer',
  transition: `background-color ${motion.color}`,
  selectors: { '&:hover': hoverColors, '&:active': pressedColors, '&:focus-visible': focusRing() },
  '@media': {
    [forcedColors]: {
      borderColor: 'ButtonText',
      color: 'ButtonText',
      selectors: { '&:focus-visible': { outlineColor: 'Highlight' } },
    },
  },
} as const;

export const playButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: size.control,
  blockSize: size.control,
  padding: 0,
  border: `${border.control} solid transparent`,
  borderRadius: radius.full,
  backgroundColor: color.accent,
  color: color.onAccent,
  cursor: 'pointer',
  transition: `background-color ${motion.color}`,
  selectors: {
    '&:hover': { backgroundColor: color.accentHover },
    '&:active': { backgroundColor: color.accentPressed },
    '&:focus-visible': focusRing(),
  },
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      backgroundColor: 'ButtonFace',
      color: 'ButtonText',
      selectors: {
        '&:hover': { borderColor: 'Highlight', backgroundColor: 'ButtonFace', color: 'Highlight' },
        '&:focus-visible': { outlineColor: 'Highlight' },
      },
    },
  },
});

globalStyle(`${playButton} > svg`, { fill: 'currentColor' });

export const speedSelect = style({
  ...quiet,
  appearance: 'none',
  paddingInline: space[6],
  fontFamily: font.family,
  fontSize: font.small,
  fontWeight: font.medium,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  textAlignLast: 'center',
});

/** A button or link with only an icon, like `IconButton`. */
export const iconControl = style({
  ...quiet,
  display: 'inline-grid',
  placeItems: 'center',
  selectors: {
    ...quiet.selectors,
    '&:hover': {},
    '&:disabled': { backgroundColor: 'transparent', color: color.textDisabled, cursor: 'default' },
  },
  '@media': {
    [hovering]: { selectors: { '&:hover:where(:not(:active, :disabled))': hoverColors } },
    [forcedColors]: {
      ...quiet['@media'][forcedColors],
      selectors: {
        ...quiet['@media'][forcedColors].selectors,
        '&:disabled': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

/** The size of the visible thumb, and half of it with its border. */
const dot = '0.875rem';
const half = `calc((${dot} + 4px) / 2)`;

export const hidden = style(visuallyHidden);

export const timeline = style({
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 0',
  minInlineSize: 0,
  gap: `calc(${space[12]} + 2px)`,
  selectors: { [`${row} > &`]: { marginInline: space[8] } },
});

export const clock = style({
  position: 'relative',
  flex: 'none',
  minInlineSize: '4ch',
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: line.body,
  fontVariantNumeric: 'tabular-nums',
  color: color.text,
});

export const total = style({ textAlign: 'end', color: color.textMuted });

/** `--console-played` on it is the played part, from 0 to 1. */
export const bar = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 0',
  minInlineSize: 0,
  blockSize: size.target,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      blockSize: space[4],
      borderRadius: radius.full,
      backgroundColor: color.borderControl,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&::before': { forcedColorAdjust: 'none', blockSize: space[2], backgroundColor: 'ButtonText' },
      },
    },
  },
});

/**
 * Covers the whole bar and half a thumb beyond each end, so that the middle of its thumb reaches the first and the
 * last second. Invisible, because its own thumb doesn't move during playback with focus (see `useSeek`).
 */
export const range = style({
  position: 'absolute',
  insetInline: `calc(-1 * ${half})`,
  inlineSize: `calc(100% + ${half} * 2)`,
  blockSize: '100%',
  margin: 0,
  padding: 0,
  opacity: 0,
  appearance: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-slider-runnable-track': { blockSize: '100%', appearance: 'none' },
    '&::-moz-range-track': { blockSize: '100%' },
    '&::-webkit-slider-thumb': {
      inlineSize: `calc(${half} * 2)`,
      blockSize: '100%',
      appearance: 'none',
    },
    '&::-moz-range-thumb': { inlineSize: `calc(${half} * 2)`, blockSize: '100%', border: 0 },
    '&[aria-disabled]': { pointerEvents: 'none' },
  },
  '@media': { [coarsePointer]: { touchAction: 'pan-y' } },
});

const played = 'calc(var(--console-played, 0) * 100%)';

export const fill = style({
  position: 'absolute',
  insetInlineStart: 0,
  inlineSize: played,
  blockSize: space[4],
  borderRadius: radius.full,
  backgroundColor: color.accent,
  pointerEvents: 'none',
  // The two system colors might look alike, so the played part is also thicker.
  '@media': {
    [forcedColors]: { forcedColorAdjust: 'none', blockSize: space[6], backgroundColor: 'Highlight' },
  },
});

export const volume = style({ display: 'flex', alignItems: 'center', flex: 'none', gap: space[8] });

globalStyle(`${volume} > ${bar}`, {
  flex: 'none',
  inlineSize: '4.5rem',
  marginInlineEnd: space[8],
  '@container': { [narrow]: { flex: '1 1 0' } },
});

for (const [width, wrapped] of [
  [narrow, row],
  [medium, `${row}:where(:has(> ${volume} > ${bar}))`],
] as const) {
  const when = (rule: Parameters<typeof globalStyle>[1]) => ({ '@container': { [width]: rule } });
  globalStyle(wrapped, when({ flexWrap: 'wrap' }));
  globalStyle(`${wrapped}::after`, when({ display: 'block' }));
  globalStyle(`${wrapped} > ${timeline}`, when({ order: -1, flexBasis: '100%' }));
  globalStyle(`${wrapped} > * + ${timeline} ~ *`, when({ order: 2 }));
}

globalStyle(`${row} > ${volume}:has(> ${bar})`, {
  '@container': { [narrow]: { order: 3, flexBasis: '100%' } },
});

export const thumb = style({
  position: 'absolute',
  insetInlineStart: played,
  inlineSize: `calc(${half} * 2)`,
  blockSize: `calc(${half} * 2)`,
  marginInlineStart: `calc(-1 * ${half})`,
  border: `2px solid ${color.surfaceSunken}`,
  borderRadius: radius.full,
  backgroundColor: color.accent,
  pointerEvents: 'none',
  selectors: {
    'input:hover ~ &': { backgroundColor: color.accentHover },
    'input:active ~ &': { backgroundColor: color.accentPressed },
    'input:focus-visible ~ &': focusRing('0'),
    'input[aria-disabled] ~ &': { backgroundColor: color.borderControl },
  },
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonFace',
      backgroundColor: 'ButtonText',
      selectors: {
        'input:focus-visible ~ &': { outlineColor: 'Highlight' },
        'input:hover ~ &': { backgroundColor: 'Highlight' },
        'input[aria-disabled] ~ &': { backgroundColor: 'GrayText' },
      },
    },
  },
});
