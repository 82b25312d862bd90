import { type RootProps, rootProps } from '../../props/index.ts';
import { bone } from './Skeleton.css.ts';

export interface SkeletonProps extends RootProps<HTMLSpanElement> {
  /** Width as a CSS length or percentage. @default '100%' */
  width?: string | undefined;
  /** Height as a CSS length. The default fits a line of text. @default '0.625rem' */
  height?: string | undefined;
}

/**
 * A static placeholder with the size of the content that is loading. Screen readers don't read it: set `aria-busy` and
 * a name on the container.
 *
 * Renders a hidden `<span>` element.
 *
 * @example
 * <Skeleton width="60%" />
 */
export function Skeleton({ width = '100%', height = '0.625rem', style, ...props }: SkeletonProps) {
  return (
    <span
      {...rootProps(props, bone)}
      style={{ inlineSize: width, blockSize: height, ...style }}
      data-part="skeleton"
      aria-hidden="true"
    />
  );
}
