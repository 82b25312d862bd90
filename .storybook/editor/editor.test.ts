import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { editorLink, pack, readOpened, unpack } from './address.ts';
import { compile, type Load, run } from './runExample.ts';

const modules: Record<string, () => Promise<object>> = {
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
};
const load: Load = (name) =>
  modules[name]?.() ?? Promise.reject(new Error(`${name} can't be imported here.`));

async function resultOf(code: string) {
  const Component = await run(await compile(code), load, 'https://example.com/a/b/c/example.tsx');
  return renderToStaticMarkup(createElement(Component));
}

test('an example with types, imports and several functions renders', async () => {
  const code = `import { type ReactNode, useState } from 'react';
interface CardProps { children: ReactNode }
function Card({ children }: CardProps) { return <section>{children}</section>; }
export function Example() {
  const [name] = useState<string>('Maya' as string);
  return <Card>Hello, {name}</Card>;
}`;
  expect(await resultOf(code)).toBe('<section>Hello, Maya</section>');
});

test('an example can export its component as default, and under any name', async () => {
  expect(await resultOf('export default () => <p>One</p>;')).toBe('<p>One</p>');
  expect(await resultOf('export const data = [1];\nexport const Mine = () => <p>{data}</p>;')).toBe(
    '<p>1</p>',
  );
});

test('a file next to the example has an address', async () => {
  const code = `const call = new URL('../../../call.mp3', import.meta.url).href;
export const Example = () => <a href={call}>Call</a>;`;
  expect(await resultOf(code)).toBe('<a href="https://example.com/call.mp3">Call</a>');
});

test.each([
  [
    'a syntax error, with its line',
    'export const Example = () => (\n  <p>Hello</b>\n);',
    /^Line 2, column 11: Expected corresponding JSX closing tag for <p>\.$/,
  ],
  [
    'a name that is declared twice',
    'const a = 1;\nconst a = 2;\nexport const Example = () => <p />;',
    /^Line 2, column 7: Identifier 'a' has already been declared\.$/,
  ],
  [
    'an import that the editor lacks',
    "import { map } from 'lodash';\nexport const Example = () => <p>{map}</p>;",
    /^lodash can't/,
  ],
  ['a missing export', 'function Example() { return <p />; }', /exports no component/],
  ['what the code throws', "throw new Error('Broken');\nexport const Example = () => <p />;", /^Broken$/],
])('the message names %s', async (_what, code, message) => {
  await expect(resultOf(code)).rejects.toThrow(message);
});

test('a link opens its example, the changed code and the toolbar values', async () => {
  const code = 'export const Example = () => <p>שלום, 👋</p>;\n'.repeat(100);
  const edited = await pack(code);
  expect(edited).toMatch(/^[\w-]{50,300}$/);
  const link = editorLink({ example: 'components-badge--warning', edited }, { theme: 'dark', locale: 'en' });
  expect(link).toMatch(/&globals=theme:dark$/);
  const opened = readOpened(new URL(link, 'https://example.com').search);
  expect(opened).toEqual({ example: 'components-badge--warning', edited });
  expect(await unpack(opened.edited ?? '')).toBe(code);
  await expect(unpack(edited.slice(0, -9))).rejects.toThrow();
});
