import { bone } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** Width as a CSS length or percentage. @default '100%' */
  width?: string;
  /** Height as a CSS length; a line of text by default. @default '0.625rem' */
  height?: string;
}

/**
 * Stands where content will come, in its true size, and does not move. Not read: the container that waits
 * carries `aria-busy` and the word.
 *
 * Renders a hidden `<span>` element.
 *
 * @example
 * <Skeleton width="60%" />
 */
export function Skeleton({ width = '100%', height = '0.625rem' }: SkeletonProps) {
  return <span className={bone} style={{ inlineSize: width, blockSize: height }} aria-hidden="true" />;
}
