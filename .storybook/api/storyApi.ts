import { componentApi } from 'virtual:component-api';
import type { ArgTypesEnhancer } from '@storybook/react-vite';
import type { ComponentApi } from './api.ts';
import { argTypesOf } from './argTypes.ts';

/** The API of an exported component by its name. */
export const apiOf = (name: string | undefined): ComponentApi | undefined =>
  componentApi.find((one) => one.name === name);

/** The name of a component, which `nameComponents` in `main.ts` adds, because the build shortens function names. */
export const nameOf = (component: unknown) =>
  (component as { __docgenInfo?: { displayName: string } } | null)?.__docgenInfo?.displayName;

/**
 * Adds the props of the component that a story is about, if it isn't the one that it renders: `parameters.api` is its
 * name. Props such as lists only have a control in stories that set them: an empty editor doesn't help.
 */
export const withApi: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) => {
  const all = { ...argTypesOf(apiOf(parameters.api)), ...argTypes };
  return Object.fromEntries(
    Object.entries(all).map(([name, argType]) => {
      const { type } = argType as { type?: { name: string } };
      const isEmpty = type?.name === 'other' && initialArgs?.[name] === undefined;
      return [name, isEmpty ? { ...argType, control: { disable: true } } : argType];
    }),
  ) as typeof argTypes;
};
