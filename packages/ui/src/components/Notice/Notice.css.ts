import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { space, color, font, line } = vars;

export const notice = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
  border: `${vars.border.hairline} solid`,
  borderRadius: vars.radius.card,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: line.body,
  color: color.text,
  selectors: {
    '&[data-tone="info"]': { backgroundColor: color.infoSoft, borderColor: color.infoBorder },
    '&[data-tone="warning"]': { backgroundColor: color.warningSoft, borderColor: color.warningBorder },
    '&[data-tone="danger"]': { backgroundColor: color.dangerSoft, borderColor: color.dangerBorder },
    '&[data-tone="success"]': { backgroundColor: color.successSoft, borderColor: color.successBorder },
  },
});

export const mark = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  blockSize: line.body,
  selectors: {
    // An icon doesn't have a text baseline; the zero-width text next to it provides one.
    '&::before': { content: '"\\200b"' },
    '[data-tone="info"] > &': { color: color.infoText },
    '[data-tone="warning"] > &': { color: color.warningText },
    '[data-tone="danger"] > &': { color: color.dangerText },
    '[data-tone="success"] > &': { color: color.successText },
  },
});

/** The action is on the line of the text, or below its start in a narrow container. */
export const content = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[6]} ${space[12]}`,
  minInlineSize: 0,
});

export const body = style({
  flex: '1 1 12rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const strong = style({ fontWeight: font.medium });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
