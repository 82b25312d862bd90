import { keyframes, type StyleRule } from '@vanilla-extract/css';
import { focusRing, forcedColors } from './style.ts';
import { vars } from './vars.css.ts';

const { border, color, font, line, size, space } = vars;

// Keyframes instead of transitions: react-aria cancels running transitions while an element enters, and an element that
// is already exiting then never finishes. Seen in react-aria 3.53; check again with each upgrade.
const come = keyframes({ from: { opacity: 0, translate: '0 -4px' } });
const go = keyframes({ to: { opacity: 0, translate: '0 -4px' } });

/** A menu or list that opens below a button or field, elevation level 1. The edge marks it; the shadow only helps. */
export const menuSurface: StyleRule = {
  border: `${border.hairline} solid ${color.borderStrong}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surfaceRaised,
  boxShadow: vars.shadow.menu,
  selectors: {
    '&[data-entering]': { animation: `${come} ${vars.motion.menu} both` },
    '&[data-exiting]': { animation: `${go} ${vars.motion.menu} both` },
  },
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
};

/** One option of a list. Each component defines the style of its selected option. */
export const menuOption: StyleRule = {
  display: 'flex',
  alignItems: 'start',
  gap: space[8],
  minBlockSize: size.controlSmall,
  paddingBlock: space[6],
  paddingInline: space[8],
  borderRadius: vars.radius.row,
  color: color.text,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: line.body,
  cursor: 'pointer',
  outline: 'none',
};

/** Hover, press and focus styles of an option. */
export const menuOptionStates: NonNullable<StyleRule['selectors']> = {
  '&[data-hovered], &[data-focused]': { backgroundColor: color.surfaceHover },
  '&[data-pressed]': { backgroundColor: color.surfacePressed },
  '&[data-focus-visible]': focusRing('-2px'),
};
