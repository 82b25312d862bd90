import { expect, test } from 'vitest';
import { differencesPage, matrixPage } from './evidence.ts';

test('the matrix of engines and screen readers in the docs has the stored results', async () => {
  await expect(matrixPage()).toMatchFileSnapshot('../../docs/accessibility/matrix.md');
});

test('the docs list what Orca announced differently in the two browsers, and what it didn’t announce', async () => {
  await expect(differencesPage()).toMatchFileSnapshot('../../docs/accessibility/spoken/differences.md');
});
