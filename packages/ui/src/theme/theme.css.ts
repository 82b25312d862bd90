import { assignVars } from '@vanilla-extract/css';
import { dark, darkMore, light, lightMore } from './colors.ts';
import { type Colors, scale, shadow, still, touch } from './scale.ts';
import { coarsePointer, globalStyle } from './style.ts';
import { vars } from './vars.css.ts';

const { color: allColors, shadow: shadowVars, ...shared } = vars;
const { chartContacts, chartAppointments, chartCalls, ...color } = allColors;
const darkVars = assignVars(color, dark);
/** Colors that either theme changes. Both set all of them, so that dark overrides a light rule completely. */
const changed = Object.keys({ ...lightMore, ...darkMore }) as (keyof Colors)[];
const more = {
  light: contrastValuesOf({ ...light, ...lightMore }),
  dark: contrastValuesOf({ ...dark, ...darkMore }),
};
const moreContrast = '(prefers-contrast: more)';
const darkSystem = '(prefers-color-scheme: dark)';

globalStyle(':root', {
  colorScheme: 'light',
  vars: { ...assignVars(shared, scale), ...assignVars(shadowVars, shadow), ...assignVars(color, light) },
  '@media': {
    [darkSystem]: { colorScheme: 'dark', vars: darkVars },
    [moreContrast]: { vars: more.light },
    [`${moreContrast} and ${darkSystem}`]: { vars: more.dark },
    '(prefers-reduced-motion: reduce)': { vars: assignVars(vars.motion, still) },
    [coarsePointer]: {
      vars: {
        ...assignVars(vars.size, touch.size),
        [vars.font.field]: touch.field,
        [vars.font.read]: touch.read,
        [vars.line.read]: touch.readLine,
      },
    },
  },
});

/** `data-theme` on an element overrides the system's setting, for the element and its descendants. */
globalStyle('[data-theme="light"]', {
  colorScheme: 'light',
  vars: assignVars(color, light),
  '@media': { [moreContrast]: { vars: more.light } },
});
globalStyle('[data-theme="dark"]', {
  colorScheme: 'dark',
  vars: darkVars,
  '@media': { [moreContrast]: { vars: more.dark } },
});

/** `data-contrast="more"` on the root has the same effect as the system's setting for more contrast. */
const asked = ':root[data-contrast="more"]';
globalStyle(asked, { vars: more.light, '@media': { [darkSystem]: { vars: more.dark } } });
globalStyle(`${asked}[data-theme="light"], ${asked} [data-theme="light"]`, { vars: more.light });
globalStyle(`${asked}[data-theme="dark"], ${asked} [data-theme="dark"]`, { vars: more.dark });

/** `data-motion="reduce"` has the same effect as the system's reduced motion, for hosts with their own switch. */
globalStyle('[data-motion="reduce"]', { vars: assignVars(vars.motion, still) });

/** No negative letter spacing for Hebrew and Arabic script. */
globalStyle(':lang(he), :lang(yi), :lang(ar), :lang(fa), :lang(ur), :lang(ps)', {
  vars: { [vars.font.tracking]: '0', [vars.font.trackingFigure]: '0' },
});

/** The custom properties of the colors that more contrast changes. */
function contrastValuesOf(colors: Colors) {
  return Object.fromEntries(changed.map((role) => [color[role], colors[role]]));
}
