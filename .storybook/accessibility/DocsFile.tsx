import { Markdown } from '@storybook/addon-docs/blocks';
import { Children, type ComponentProps, createElement, isValidElement, type ReactNode } from 'react';
import { ScrollBox } from './ScrollBox.tsx';

/** Pages of docs/accessibility that stand in this Storybook too. */
const here: Record<string, string> = {
  'README.md': 'accessibility-method--docs',
  'conformance.md': 'accessibility-conformance--docs',
  'bars.md': 'accessibility-promises--docs',
  'evidence.md': 'accessibility-evidence--docs',
  'screen-readers.md': 'accessibility-screen-readers--docs',
  'exceptions.md': 'accessibility-exceptions--docs',
};

interface DocsFileProps {
  /** The text of the file, in Markdown. */
  page: string;
  /** How much lower its headings are, below headings of the page around it. @default 0 */
  level?: number;
}

/** A page of the repository's docs, shown as it is written there. */
export function DocsFile({ page, level = 0 }: DocsFileProps) {
  return (
    <Markdown options={{ overrides: { a: DocsLink, table: DocsTable, tr: DocsRow, ...lower(level) } }}>
      {page}
    </Markdown>
  );
}

function DocsTable({ children }: ComponentProps<'table'>) {
  return (
    <ScrollBox>
      <table>{children}</table>
    </ScrollBox>
  );
}

/** The first cell of a row names it. */
function DocsRow({ children }: ComponentProps<'tr'>) {
  const [first, ...rest] = Children.toArray(children);
  // A head without words names nothing.
  if (
    isValidElement<ComponentProps<'th'>>(first) &&
    first.type === 'th' &&
    !Children.count(first.props.children)
  )
    return (
      <tr>
        <td />
        {rest}
      </tr>
    );
  if (!isValidElement<ComponentProps<'td'>>(first) || first.type !== 'td') return <tr>{children}</tr>;
  return (
    <tr>
      <th scope="row">{first.props.children}</th>
      {rest}
    </tr>
  );
}

/** Files of the repository are no pages here, so their places are told as words. */
function DocsLink({ href = '', children }: ComponentProps<'a'>) {
  if (/^https?:/.test(href)) return <a href={href}>{children}</a>;
  const [file = '', anchor] = href.split('#');
  const id = here[file];
  if (id)
    return (
      <a href={`./?path=/docs/${id}${anchor ? `#${anchor}` : ''}`} target="_top">
        {children}
      </a>
    );
  return file === '' ? <span>{children}</span> : <code>{file.replace(/^(\.\.\/)+/, '')}</code>;
}

function lower(level: number) {
  return Object.fromEntries(
    [1, 2, 3].map((from) => [
      `h${from}`,
      ({ children, id }: { children: ReactNode; id?: string }) =>
        createElement(`h${from + level}`, { id }, children),
    ]),
  );
}
