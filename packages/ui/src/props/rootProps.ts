import type { CSSProperties, Ref } from 'react';

/**
 * Props for the root element, which every component has, along with all `data-*` attributes (TypeScript accepts those on
 * any component). Styles of your app win, because the library's are in the cascade layer `console-ui`.
 */
export interface RootProps<Root extends Element = HTMLElement> {
  /** Class names of the root element, in addition to its own. */
  className?: string | undefined;
  /** Inline styles of the root element. */
  style?: CSSProperties | undefined;
  /** ID of the root element. */
  id?: string | undefined;
  /** Ref of the root element. */
  ref?: Ref<Root> | undefined;
}

/** Props for the root element of a field. Its `id` and `ref` are those of the control, for labels, links and focus. */
export interface FieldRootProps extends Pick<RootProps, 'className' | 'style'> {
  /** ID of the control. */
  id?: string | undefined;
}

/** Joins class names and leaves out what is absent. */
export const classNames = (...names: readonly (string | false | undefined)[]) =>
  names.filter(Boolean).join(' ');

/** The attributes of the root element among a component's props: class name, style, ID, ref and `data-*`. */
export function rootProps<Root extends Element>(props: RootProps<Root>, ownClass?: string): RootProps<Root> {
  const root: Record<string, unknown> = { className: classNames(ownClass, props.className) || undefined };
  for (const [name, value] of Object.entries(props)) {
    if (name === 'style' || name === 'id' || name === 'ref' || name.startsWith('data-')) root[name] = value;
  }
  return root;
}

/**
 * Separates the class name, style and `data-*` of a field, which belong to its root element, from its other props. For
 * fields whose root element isn't react-aria's.
 */
export function splitRoot<Props extends FieldRootProps>(props: Props, ownClass?: string) {
  const { className, style, ...rest } = props;
  const entries = Object.entries(rest);
  const isData = ([name]: [string, unknown]) => name.startsWith('data-');
  const data = Object.fromEntries(entries.filter(isData));
  const others = Object.fromEntries(entries.filter((entry) => !isData(entry)));
  return [
    rootProps<never>({ ...data, className, style }, ownClass),
    others as Omit<Props, 'className' | 'style'>,
  ] as const;
}
