import { Children, isValidElement, type ReactNode } from 'react';

/**
 * Whether two props say the same. Icons, counts and lists are written anew at each rendering of the host and are
 * seldom other ones, so rows compare what is in them.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (isValidElement(one) && isValidElement(other))
    return one.type === other.type && one.key === other.key && isSame(one.props, other.props);
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (!isPlain(one) || !isPlain(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]));
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !isValidElement(value) &&
  Object.getPrototypeOf(value) === Object.prototype;

/**
 * Whether a row of this kind stands among them, as far as it was written here: what a component of the host's own
 * brings is only known once it is drawn.
 */
export function findElement(
  children: ReactNode,
  fits: (props: Record<string, unknown>, type: unknown) => boolean,
): boolean {
  return Children.toArray(children).some((child) => {
    if (!isValidElement<Record<string, unknown>>(child)) return false;
    return fits(child.props, child.type) || findElement(child.props['children'] as ReactNode, fits);
  });
}

/** Whether the link to this page stands among them. */
export const holds = (children: ReactNode, href: string | undefined) =>
  href !== undefined && findElement(children, (props) => props['href'] === href);
