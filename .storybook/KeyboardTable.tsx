import type { KeyboardRow } from '../packages/ui/src/testing/keyboardTable.ts';

const tables = import.meta.glob<KeyboardRow[]>('../packages/ui/src/components/*/*.keyboard.json', {
  eager: true,
  import: 'default',
});

/** The keyboard table of a component, as its tests have shown it (`keyboardTable` in packages/ui/src/testing). */
export function KeyboardTable({ of }: { of: string }) {
  const [, rows] = Object.entries(tables).find(([path]) => path.endsWith(`/${of}.keyboard.json`)) ?? [];
  if (!rows) throw new Error(`No test has written the keyboard table of ${of}`);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">Where</th>
          <th scope="col">Does</th>
          <th scope="col">Right to left</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, where, does, rightToLeft }) => (
          <tr key={`${key} ${where}`}>
            <th scope="row">{key}</th>
            <td>{where}</td>
            <td>{does}</td>
            <td>{rightToLeft ?? 'the same'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
