import type { KeyboardRow } from '../packages/ui/src/testing/keyboardTable.ts';
import { ReviewTable } from './accessibility/ReviewTable.tsx';

const tables = import.meta.glob<KeyboardRow[]>('../packages/ui/src/components/*/*.keyboard.json', {
  eager: true,
  import: 'default',
});

/** The keyboard table of a component, written by its tests (`keyboardTable` in packages/ui/src/testing). */
export function KeyboardTable({ of }: { of: string }) {
  return (
    <ReviewTable
      caption={`Keys of ${of}`}
      heads={['Key', 'Where', 'Does', 'Right to left']}
      rows={keyboardRows(of).map(({ key, where, does, rightToLeft = 'the same' }) => [
        key,
        where,
        does,
        rightToLeft,
      ])}
    />
  );
}

/** The rows of a keyboard table. */
export function keyboardRows(of: string) {
  const [, rows] = Object.entries(tables).find(([path]) => path.endsWith(`/${of}.keyboard.json`)) ?? [];
  if (!rows) throw new Error(`No test has written the keyboard table of ${of}`);
  return rows;
}
