import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../../props/index.ts';
import { heading, text } from './Layout.css.ts';

export interface HeadingProps extends RootProps<HTMLHeadingElement> {
  /** The level in the outline of the page. It doesn't affect the size, so don't skip levels for appearance. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** @default 'title' for level 1, else 'heading' */
  size?: 'titleLarge' | 'title' | 'heading' | 'body' | undefined;
  /** Language of the text, if it isn't that of the page. */
  lang?: string | undefined;
  children: ReactNode;
}

/**
 * A heading in the library's sizes. `Page` has its own `h1`.
 *
 * Renders an `<h1>` to `<h6>` element.
 *
 * @experimental This set isn't complete, and its steps of space can still change.
 *
 * @selector [data-size] its size
 * @example
 * <Heading level={2}>Recent calls</Heading>
 */
export function Heading({
  level,
  size = level === 1 ? 'title' : 'heading',
  lang,
  children,
  ...props
}: HeadingProps) {
  const Element = `h${level}` as const;

  return (
    <Element {...rootProps(props, heading)} data-part="heading" data-size={size} lang={lang}>
      {children}
    </Element>
  );
}

export interface TextProps extends RootProps<HTMLParagraphElement> {
  /** `read` is for long text and limits the width of its lines. @default 'body' */
  size?: 'read' | 'body' | 'small' | 'caption' | undefined;
  /** A tone supports the meaning of the words and never carries it alone (WCAG 1.4.1). @default 'normal' */
  tone?: 'normal' | 'muted' | 'success' | 'warning' | 'danger' | undefined;
  /** Language of the text, if it isn't that of the page. */
  lang?: string | undefined;
  children: ReactNode;
}

/**
 * A paragraph in the library's sizes and colors.
 *
 * Renders a `<p>` element.
 *
 * @experimental This set isn't complete, and its steps of space can still change.
 *
 * @selector [data-size] its size
 * @selector [data-tone] its tone
 * @example
 * <Text tone="muted" size="small">Last updated at 09:40</Text>
 */
export function Text({ size = 'body', tone = 'normal', lang, children, ...props }: TextProps) {
  return (
    <p {...rootProps(props, text)} data-part="text" data-size={size} data-tone={tone} lang={lang}>
      {children}
    </p>
  );
}
