import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { type DocsPage, faultsOfDocs, fileOf } from './docsPages.ts';
import { built, docsPages, entries } from './stories.ts';

test('links of docs pages go to an existing page, heading or file, and every picture is there', () => {
  const { outputDir } = test.info().project;
  const pages = docsPages().map(({ id }): [string, DocsPage] => [
    id,
    JSON.parse(readFileSync(fileOf(id, outputDir), 'utf8')),
  ]);
  expect(pages.length).toBeGreaterThan(0);
  const hasFile = (path: string) => existsSync(new URL(`.${path}`, built));
  expect(faultsOfDocs(new Map(pages), new Map(entries().map((entry) => [entry.id, entry])), hasFile)).toEqual(
    [],
  );
});
