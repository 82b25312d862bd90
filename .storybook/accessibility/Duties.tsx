import type { Accessibility, Duty } from './accessibility.ts';
import { Prose } from './Prose.tsx';
import { ReviewTable } from './ReviewTable.tsx';

const asked: Record<Duty['askedBy'], string> = {
  type: 'the types',
  warning: 'a warning in development',
  lint: 'the linter',
  story: 'the checks of every story',
  nobody: 'nobody',
};

/** ST-2: what the library cannot know, and who asks for it when it is missing. */
export function Duties({ of: { name, duties } }: { of: Accessibility }) {
  return (
    <ReviewTable
      caption={`What a page that uses ${name} has to bring`}
      columns={[{ name: 'What', isWide: true }, { name: 'Asked for by' }, { name: 'How', isWide: true }]}
      rows={duties.map(({ what, askedBy, by }) => ({
        key: what,
        cells: [<Prose key="what">{what}</Prose>, asked[askedBy], <Prose key="by">{by}</Prose>],
      }))}
    />
  );
}
