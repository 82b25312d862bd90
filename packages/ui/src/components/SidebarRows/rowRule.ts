import type { StyleRule } from '@vanilla-extract/css';
import { focusRing, forcedColors } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, size, font, border } = vars;

/** A sidebar narrower than this has room for icons only. Its frame is the container. */
export const inRail = (rule: StyleRule) => ({ '@container': { 'console-sidebar (max-width: 8rem)': rule } });

/** A list that is closed stays closed, whatever else is said of it. */
export const hiddenAttribute = { selectors: { '&[hidden]': { display: 'none' } } } as const;

/** What links, buttons and groups of the sidebar look like. */
export const rowRule = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  inlineSize: '100%',
  minBlockSize: size.controlSmall,
  paddingInline: space[8],
  paddingBlock: space[4],
  border: `${border.hairline} solid transparent`,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: color.textMuted,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: vars.line.body,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-group]': { gap: space[8], fontWeight: font.medium },
    '&[data-group="open"]': { color: color.text },
    '&[data-strong]': { color: color.text, fontWeight: font.medium },
    '&:hover': { backgroundColor: color.surfaceHover },
    '&:active, &[data-pressed]': { backgroundColor: color.surfacePressed },
    '&[data-current-within]': { color: color.text, fontWeight: font.medium },
    '&[data-current]': {
      backgroundColor: color.surfaceSelected,
      color: color.accentText,
      fontWeight: font.medium,
    },
    // The second mark beside the colour. It stands also where the page we are on is out of sight.
    '&[data-current]::before, &[data-current-within="closed"]::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: space[2],
      insetBlockStart: `calc(50% - ${space[8]})`,
      blockSize: space[16],
      borderInlineStart: `3px solid ${color.accent}`,
      borderRadius: vars.radius.full,
    },
    '&:focus-visible': focusRing('0px'),
  },
  ...inRail({ minBlockSize: size.control, justifyContent: 'center', paddingInline: 0 }),
  '@media': {
    [forcedColors]: {
      borderColor: 'Canvas',
      color: 'LinkText',
      selectors: {
        'button&': { borderColor: 'ButtonText', color: 'ButtonText' },
        '&[data-current]': { borderColor: 'Highlight', color: 'LinkText' },
        '&[data-current]::before, &[data-current-within="closed"]::before': {
          borderColor: 'Highlight',
        },
        '&:focus-visible': { outlineColor: 'Highlight' },
      },
    },
  },
} as const;
