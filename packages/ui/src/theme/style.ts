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

/** Forced colors, the media feature behind Windows contrast themes (WCAG 1.4.11). */
export const forcedColors = '(forced-colors: active)';

/** Touch instead of a mouse: targets grow to 44 px (WCAG 2.5.5). */
export const coarsePointer = '(pointer: coarse)';

/**
 * The focus ring: 2 px wide with an offset of 2 px, so that it never touches the color it surrounds (WCAG 2.4.13).
 * An outline instead of a shadow, because forced colors remove shadows.
 */
export const focusRing = (offset: string = vars.focus.offset): CSSProperties => ({
  outline: `${vars.focus.width} solid ${vars.color.focus}`,
  outlineOffset: offset,
});

/** The focus ring of a cell, above its content: an outline of the cell itself would be below what is positioned in it. */
export const cellRing: Pick<StyleRule, 'selectors' | '@media'> = {
  selectors: {
    '&:focus-visible::after': {
      content: '',
      position: 'absolute',
      zIndex: 3,
      inset: 0,
      borderRadius: vars.radius.event,
      pointerEvents: 'none',
      ...focusRing('-2px'),
    },
  },
  '@media': { [forcedColors]: { selectors: { '&:focus-visible::after': { outlineColor: 'Highlight' } } } },
};

/** Hides text visually but not from assistive technology, for names and hints that only it needs. */
export const visuallyHidden: CSSProperties = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  // Accessibility checkers treat a label hidden by `clip-path` as missing.
  clip: 'rect(0 0 0 0)',
  whiteSpace: 'nowrap',
  border: 0,
};

/** The radius of controls with several lines of text: a pill would cut the first and the last one. */
export const tallRadius = `min(${vars.radius.control}, ${vars.radius.card})`;

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

/** Hover and press styles of `insideButton`. */
export const insideButtonStates = {
  '&[data-hovered]': { backgroundColor: color.surfaceHover, color: color.text },
  '&[data-pressed]': { backgroundColor: color.surfacePressed, color: color.text },
} satisfies StyleRule['selectors'];

/** A chosen value in a list of them, with a `tagButton` that removes it. */
export const tag = {
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: size.target,
  paddingInlineStart: vars.space[8],
  border: `${vars.border.control} solid transparent`,
  borderRadius: vars.radius.control,
  backgroundColor: color.surfaceHover,
  fontSize: vars.font.small,
  lineHeight: vars.line.small,
} satisfies StyleRule;

export const tagButton = {
  ...insideButton,
  flex: 'none',
  inlineSize: size.target,
  blockSize: size.target,
  selectors: {
    '&[data-hovered]': { backgroundColor: color.surfacePressed, color: color.text },
    '&[data-focus-visible]': focusRing('-2px'),
  },
  '@media': {
    [forcedColors]: { selectors: { '&[data-focus-visible]': { outlineColor: 'Highlight' } } },
  },
} satisfies StyleRule;
