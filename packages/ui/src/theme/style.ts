import {
  type CSSProperties,
  style as extract,
  globalStyle as extractGlobal,
  type StyleRule,
} from '@vanilla-extract/css';
import { layer } from './layer.css.ts';
import { vars } from './vars.css.ts';

const { color, size } = vars;

type Rule = Omit<StyleRule, '@layer'>;

/** A vanilla-extract style inside the library's cascade layer, sized by its border box. */
export const style = (rule: Rule, debugId?: string) =>
  extract({ '@layer': { [layer]: { boxSizing: 'border-box', ...rule } } }, debugId);

/** A vanilla-extract global style inside the library's cascade layer. */
export const globalStyle = (selector: string, rule: Parameters<typeof extractGlobal>[1]) =>
  extractGlobal(selector, { '@layer': { [layer]: rule } });

/** Forced colours, the media feature behind Windows' contrast themes (WCAG 1.4.11). */
export const forcedColors = '(forced-colors: active)';

/** A finger rather than a mouse: targets grow to 44 px (WCAG 2.5.5). */
export const coarsePointer = '(pointer: coarse)';

/**
 * The one focus ring: 2 px, two pixels away, so that it never touches the colour it surrounds (WCAG 2.4.13).
 * An outline and not a shadow, so that it survives forced colours.
 */
export const focusRing = (offset: string = vars.focus.offset): CSSProperties => ({
  outline: `${vars.focus.width} solid ${vars.color.focus}`,
  outlineOffset: offset,
});

/** Not seen, still read: for names and hints that only assistive technology needs. */
export const visuallyHidden: CSSProperties = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  // Checkers take a label that `clip-path` hides for one that is not there.
  clip: 'rect(0 0 0 0)',
  whiteSpace: 'nowrap',
  border: 0,
};

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
