import { assignVars } from '@vanilla-extract/css';
import { dark, darkMore, light, lightMore } from './colors.ts';
import { type Colors, scale, shadow, still, touch } from './scale.ts';
import { coarsePointer, globalStyle } from './style.ts';
import { vars } from './vars.css.ts';

const { color: allColors, shadow: shadowVars, ...shared } = vars;
const { chartContacts, chartAppointments, chartCalls, ...color } = allColors;
const darkVars = assignVars(color, dark);
/** Both say all that either changes: a rule for dark must leave nothing of light where that one is more specific. */
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

/** `data-theme` on any element overrides what the system asks for, for it and all inside it. */
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

/** `data-contrast="more"` on the root does what the system's wish for more contrast does. */
const asked = ':root[data-contrast="more"]';
globalStyle(asked, { vars: more.light, '@media': { [darkSystem]: { vars: more.dark } } });
globalStyle(`${asked}[data-theme="light"], ${asked} [data-theme="light"]`, { vars: more.light });
globalStyle(`${asked}[data-theme="dark"], ${asked} [data-theme="dark"]`, { vars: more.dark });

/** `data-motion="reduce"` does what the system's reduced motion does, for hosts with a switch of their own. */
globalStyle('[data-motion="reduce"]', { vars: assignVars(vars.motion, still) });

/** Hebrew and Arabic letters are not drawn closer together. */
globalStyle(':lang(he), :lang(yi), :lang(ar), :lang(fa), :lang(ur), :lang(ps)', {
  vars: { [vars.font.tracking]: '0', [vars.font.trackingFigure]: '0' },
});

/** The custom properties of the colours that more contrast changes. */
function contrastValuesOf(colors: Colors) {
  return Object.fromEntries(changed.map((role) => [color[role], colors[role]]));
}
