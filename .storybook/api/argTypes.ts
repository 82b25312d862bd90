import type { ArgTypes, InputType } from '@storybook/react-vite';
import type { ComponentApi, Prop } from './api.ts';

/** The props of a component as rows of Storybook's tables, with their controls. */
export const argTypesOf = (api: ComponentApi | undefined): ArgTypes =>
  Object.fromEntries(api?.props.map((prop) => [prop.name, argTypeOf(prop)]) ?? []);

const categories = { own: undefined, root: 'Root element', 'react-aria': 'From React Aria' };

function argTypeOf(prop: Prop): InputType {
  const { name, description, type, defaultValue, deprecated, isDeprecated, isRequired, origin } = prop;
  const category = isDeprecated ? 'Deprecated' : categories[origin];
  return {
    name,
    description: [deprecated, description].filter(Boolean).join('\n\n'),
    type: { ...kindOf(prop), required: isRequired },
    table: {
      type: { summary: type },
      ...(defaultValue !== undefined && { defaultValue: { summary: defaultValue } }),
      ...(category !== undefined && { category }),
    },
  };
}

/** Selects the control of a prop. */
function kindOf({ type, options }: Prop): Exclude<InputType['type'], string | undefined> {
  if (options) return { name: 'enum', value: options.map((one) => JSON.parse(one.replaceAll("'", '"'))) };
  const plain = type.replace(/ \| null$/, '');
  if (plain === 'boolean' || plain === 'string' || plain === 'number') return { name: plain };
  if (plain === 'ReactNode') return { name: 'string' };
  if (/^(<.*>)?\(.*=> /s.test(plain)) return { name: 'function' };
  return { name: 'other', value: type };
}
