import type { KeyboardRow } from '../../packages/ui/src/testing/keyboardTable.ts';
import { keyboardRows } from '../KeyboardTable.tsx';
import type { Accessibility } from './accessibility.ts';
import { Prose } from './Prose.tsx';
import { ReviewTable } from './ReviewTable.tsx';

/** ST-10: what mirrors, and which keys flip. The keys come from the keyboard tables, so from tests. */
export function RightToLeft({ of: { name, keyboard, rightToLeft } }: { of: Accessibility }) {
  const rows = 'none' in keyboard ? [] : keyboard.flatMap(keyboardRows);
  const none = 'no keys of its own';
  return (
    <ReviewTable
      caption={`${name} right to left`}
      columns={[{ name: 'What' }, { name: 'Which', isWide: true }]}
      rows={[
        { key: 'mirrors', cells: ['Mirrors', listed(rightToLeft.mirrors, 'nothing')] },
        { key: 'stays', cells: ['Does not mirror', listed(rightToLeft.doesNot, 'nothing')] },
        {
          key: 'flip',
          cells: [
            'Keys that flip',
            rows.length === 0 ? none : listed(keysOf(rows.filter(({ rightToLeft }) => rightToLeft)), 'none'),
          ],
        },
        {
          key: 'keep',
          cells: [
            'Keys that do not',
            rows.length === 0 ? none : listed(keysOf(rows.filter(({ rightToLeft }) => !rightToLeft)), 'none'),
          ],
        },
      ]}
    />
  );
}

/** "Enter, Space (group; toggle)": each key once, with every place it was pressed in. */
function keysOf(rows: readonly KeyboardRow[]) {
  const places = Map.groupBy(rows, ({ key }) => key);
  return [...places].map(
    ([key, found]) => `${key} (${[...new Set(found.map(({ where }) => where))].join('; ')})`,
  );
}

function listed(things: readonly string[], none: string) {
  if (things.length === 0) return none;
  return (
    <ul>
      {things.map((thing) => (
        <li key={thing}>
          <Prose>{thing}</Prose>
        </li>
      ))}
    </ul>
  );
}
