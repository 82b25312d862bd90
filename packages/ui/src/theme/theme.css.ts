import { assignVars } from '@vanilla-extract/css';
import { dark } from './dark.ts';
import { light } from './light.ts';
import { scale, shadow, still, touch } from './scale.ts';
import { coarsePointer, globalStyle } from './style.ts';
import { vars } from './vars.css.ts';

const { color, shadow: shadowVars, ...shared } = vars;
const darkVars = assignVars(color, dark);

globalStyle(':root', {
  colorScheme: 'light',
  vars: { ...assignVars(shared, scale), ...assignVars(shadowVars, shadow), ...assignVars(color, light) },
  '@media': {
    '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: darkVars },
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
globalStyle('[data-theme="light"]', { colorScheme: 'light', vars: assignVars(color, light) });
globalStyle('[data-theme="dark"]', { colorScheme: 'dark', vars: darkVars });

/** `data-motion="reduce"` does what the system's reduced motion does, for hosts with a switch of their own. */
globalStyle('[data-motion="reduce"]', { vars: assignVars(vars.motion, still) });

/** Hebrew and Arabic letters are not drawn closer together. */
globalStyle(':lang(he), :lang(yi), :lang(ar), :lang(fa), :lang(ur), :lang(ps)', {
  vars: { [vars.font.tracking]: '0', [vars.font.trackingFigure]: '0' },
});
