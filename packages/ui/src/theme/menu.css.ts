import { keyframes, type StyleRule } from '@vanilla-extract/css';
import { focusRing, forcedColors } from './style.ts';
import { vars } from './vars.css.ts';

const { border, color, font, line, size, space } = vars;

// Keyframes and not transitions: react-aria cancels running transitions while a thing comes, and one that is then
// already going never ends. Seen in react-aria 3.53; to be tried again with each upgrade.
const come = keyframes({ from: { opacity: 0, translate: '0 -4px' } });
const go = keyframes({ to: { opacity: 0, translate: '0 -4px' } });

/** What opens under a button or a field, level 1: the edge first and the shadow as a help. */
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

/** One answer of a list; what a chosen one looks like stands with its component. */
export const menuOption: StyleRule = {
  display: 'flex',
  alignItems: 'start',
  gap: space[8],
  minBlockSize: size.controlSmall,
  paddingBlock: space[6],
  paddingInline: space[8],
  borderRadius: vars.radius.control,
  color: color.text,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: line.body,
  cursor: 'pointer',
  outline: 'none',
};

/** What an answer does under the pointer and with the focus. */
export const menuOptionStates: NonNullable<StyleRule['selectors']> = {
  '&[data-hovered], &[data-focused]': { backgroundColor: color.surfaceHover },
  '&[data-pressed]': { backgroundColor: color.surfacePressed },
  '&[data-focus-visible]': focusRing('-2px'),
};
