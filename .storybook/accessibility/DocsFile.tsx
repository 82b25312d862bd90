import { Markdown } from '@storybook/addon-docs/blocks';
import { Children, type ComponentProps, isValidElement } from 'react';
import { ScrollBox } from './ReviewTable.tsx';

/** Pages of docs/accessibility that are also in this Storybook. */
const here: Record<string, string> = {
  'README.md': 'accessibility-method--docs',
  'conformance.md': 'accessibility-conformance--docs',
  'bars.md': 'accessibility-promises--docs',
  'evidence.md': 'accessibility-evidence--docs',
  'screen-readers.md': 'accessibility-screen-readers--docs',
  'exceptions.md': 'accessibility-exceptions--docs',
};

/** A Markdown page of the repository. */
export function DocsFile({ page }: { page: string }) {
  return <Markdown options={{ overrides: { a: DocsLink, table: DocsTable, tr: DocsRow } }}>{page}</Markdown>;
}

/** A Markdown table, also on MDX pages. */
export function DocsTable({ children }: ComponentProps<'table'>) {
  return (
    <ScrollBox>
      <table>{children}</table>
    </ScrollBox>
  );
}

/** The first cell of a row is its header; an empty column header is a plain cell. */
export function DocsRow({ children }: ComponentProps<'tr'>) {
  const [first, ...rest] = Children.toArray(children);
  if (!isValidElement<ComponentProps<'th'>>(first)) return <tr>{children}</tr>;
  const name = first.props.children;
  const isEmpty = !Children.count(name);
  return (
    <tr>
      {first.type === 'td' ? <th scope="row">{name}</th> : isEmpty ? <td /> : first}
      {rest}
    </tr>
  );
}

/** Files of the repository that aren't pages here are shown as paths, without a link. */
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
  // A static file of this Storybook, see `staticDirs`.
  const [, report] = /^report\/files\/(.+)$/.exec(file) ?? [];
  if (report)
    return (
      <a href={`./conformance/${report}`} target="_top">
        {children}
      </a>
    );
  return file === '' ? <span>{children}</span> : <code>{file.replace(/^(\.\.\/)+/, '')}</code>;
}
