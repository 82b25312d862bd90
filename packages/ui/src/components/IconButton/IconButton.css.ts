import { focusRing, forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size } = vars;

export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: size.control,
  blockSize: size.control,
  padding: 0,
  border: `${vars.border.control} solid transparent`,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: color.textMuted,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.color}`,
  selectors: {
    '&[data-size="small"]': { inlineSize: size.controlSmall, blockSize: size.controlSmall },
    '&[data-size="row"]': { inlineSize: size.controlRow, blockSize: size.controlRow },
    '&[data-variant="outline"]': { borderColor: color.borderControl, backgroundColor: color.surface },
    '&[data-variant="danger"]': { color: color.dangerText },
    '&[data-hovered]': { backgroundColor: color.surfaceHover, color: color.text },
    '&[data-pressed]': { backgroundColor: color.surfacePressed, color: color.text },
    '&[data-variant="danger"][data-hovered], &[data-variant="danger"][data-pressed]': {
      backgroundColor: color.dangerSoft,
      color: color.dangerText,
    },
    '&[data-focus-visible]': focusRing(),
    '&[data-disabled]': { color: color.textDisabled, cursor: 'default' },
    '&[data-disabled][data-variant="outline"]': {
      borderColor: color.hairline,
      backgroundColor: color.surfaceSunken,
    },
    '&[data-pending]': { cursor: 'progress' },
  },
  '@media': {
    [forcedColors]: {
      borderColor: 'ButtonText',
      color: 'ButtonText',
      selectors: {
        '&[data-focus-visible]': { outlineColor: 'Highlight' },
        '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});
