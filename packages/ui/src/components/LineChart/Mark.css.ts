import { forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** The colours of series. In forced colours marker and dash tell them apart. */
export const colorOf = {
  chartContacts: series(color.chartContacts),
  chartAppointments: series(color.chartAppointments),
  chartCalls: series(color.chartCalls),
};

function series(value: string) {
  return style({ flex: 'none', color: value, '@media': { [forcedColors]: { color: 'CanvasText' } } });
}

/** Two pixels wide at any size of text; the ground shows through, so that it reads as a point on the line. */
export const mark = style({
  overflow: 'visible',
  fill: color.surface,
  stroke: 'currentColor',
  strokeWidth: 2,
  '@media': { [forcedColors]: { fill: 'Canvas' } },
});

/** Around its place rather than from it. */
export const square = style({ transform: 'translate(-3.25px, -3.25px)' });

export const filled = style({ fill: 'currentColor' });

/** As the dots that lead to it. */
export const thin = style({ strokeWidth: 1.25 });
