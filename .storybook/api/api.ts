/** What the docs say of an exported component, as read from its types and docstrings by `readApi.ts`. */
export interface ComponentApi {
  name: string;
  /** Its folder in `packages/ui/src/components`, which has one docs page. */
  folder: string;
  /** Its module, from the root of the repository. */
  file: string;
  description: string;
  props: Prop[];
  /** Whether it also accepts DOM events and `aria-*` attributes, which aren't in `props`. */
  passesEvents: boolean;
  /** Why it can still change in any version, from `@experimental`. */
  experimental?: string;
  /** `data-part` of its inner elements, from `@part`. */
  parts: Named[];
  /** CSS selectors of its states, from `@selector`. */
  states: Named[];
}

export interface Prop {
  name: string;
  /** Markdown. */
  description: string;
  /** TypeScript, without `undefined`. */
  type: string;
  /** The literals of its type, if it has only those, such as `'small'`. */
  options?: string[];
  /** From `@default`. */
  defaultValue?: string;
  /** What to use instead. */
  deprecated?: string;
  isDeprecated: boolean;
  isRequired: boolean;
  /** `root` for those of every component, such as `className`. */
  origin: 'own' | 'root' | 'react-aria';
}

export interface Named {
  name: string;
  description: string;
}

/** `LineChart` is `line-chart`, the `data-part` of its root element. */
export const partOf = (component: string) =>
  component
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

/** The root element, if it can be styled, and the parts in it. */
export function partsOf({ name, parts, props }: ComponentApi): Named[] {
  const hasRoot = parts.length > 0 || props.some((prop) => prop.name === 'className');
  return [...(hasRoot ? [{ name: partOf(name), description: 'the root element' }] : []), ...parts];
}
