import { forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font } = vars;

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  maxInlineSize: '100%',
  paddingInline: space[8],
  // 22 px with the 20 px line. The border is visible in forced colors.
  border: `${vars.border.hairline} solid transparent`,
  borderRadius: vars.radius.full,
  fontSize: font.caption,
  lineHeight: vars.line.body,
  fontWeight: font.medium,
  textAlign: 'start',
  verticalAlign: 'middle',
  overflowWrap: 'break-word',
  backgroundColor: color.surfaceHover,
  color: color.text,
  selectors: {
    '&[data-tone="accent"]': { backgroundColor: color.accentSoft, color: color.accentText },
    '&[data-tone="success"]': { backgroundColor: color.successSoft, color: color.successText },
    '&[data-tone="warning"]': { backgroundColor: color.warningSoft, color: color.warningText },
    '&[data-tone="danger"]': { backgroundColor: color.dangerSoft, color: color.dangerText },
    '&[data-tone="info"]': { backgroundColor: color.infoSoft, color: color.infoText },
  },
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});

export const word = style({ minInlineSize: 0 });
