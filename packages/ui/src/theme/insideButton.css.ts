import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

const { color, size } = vars;

/** A button inside the box of a field, such as the one that clears it. */
export const insideButton = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.controlRow,
  blockSize: size.controlRow,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: color.textMuted,
  cursor: 'pointer',
} satisfies StyleRule;

/** Its states. */
export const insideButtonStates = {
  '&[data-hovered]': { backgroundColor: color.surfaceHover, color: color.text },
  '&[data-pressed]': { backgroundColor: color.surfacePressed, color: color.text },
} satisfies StyleRule['selectors'];
