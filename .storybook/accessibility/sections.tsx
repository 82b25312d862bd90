import { KeyboardTable, keyboardRows } from '../KeyboardTable.tsx';
import { type Accessibility, claimsOf, type Duty } from './accessibility.ts';
import { criteria, understanding } from './criteria.ts';
import { EvidenceList, PageLink } from './links.tsx';
import { List, Prose } from './Prose.tsx';
import { ReviewTable, ScrollBox } from './ReviewTable.tsx';

interface SectionProps {
  of: Accessibility;
}

/** ST-1: the pattern, and why it doesn't follow similar ones. */
export function Pattern({ of: { pattern } }: SectionProps) {
  return (
    <>
      <p>
        Pattern: <a href={pattern.href}>{pattern.name}</a>. <Prose>{pattern.why}</Prose>
      </p>
      <p>Why it doesn’t follow a similar pattern:</p>
      <ul>
        {pattern.neighbours.map(({ name, whyNot }) => (
          <li key={name}>
            <strong>
              <Prose>{name}</Prose>
            </strong>
            : <Prose>{whyNot}</Prose>
          </li>
        ))}
      </ul>
    </>
  );
}

/** ST-1: the claim about each criterion. */
export function Claims({ of: { name, criteria: claims, stated } }: SectionProps) {
  return (
    <ReviewTable
      caption={`WCAG 2.2, levels A and AA: claims for ${name}`}
      heads={['Criterion', 'Level', 'Claim', 'Reason', 'Evidence', 'Date']}
      rows={claimsOf(claims).map(([id, claim]) => [
        <a key="criterion" href={understanding(id)}>
          {id} {criteria[id].name}
        </a>,
        criteria[id].level,
        claim.claim,
        claim.claim === 'Supports' ? claim.how : `${claim.how} Missing: ${claim.missing}`,
        <EvidenceList key="evidence" ids={claim.evidence} />,
        <time key="date" dateTime={stated}>
          {stated}
        </time>,
      ])}
    />
  );
}

const asked: Record<Duty['askedBy'], string> = {
  type: 'the types',
  warning: 'a warning in development',
  lint: 'the linter',
  story: 'the checks of every story',
  nobody: 'nothing',
};

/** ST-2: what the page must supply, and what reports it if it is missing. */
export function Duties({ of: { name, duties } }: SectionProps) {
  return (
    <ReviewTable
      caption={`What a page that uses ${name} must supply`}
      heads={['What', 'Reported by', 'How']}
      rows={duties.map(({ what, askedBy, by }) => [what, asked[askedBy], by])}
    />
  );
}

/** ST-3: its keys, from the tests that pressed them. */
export function Keyboard({ of: { keyboard } }: SectionProps) {
  if ('none' in keyboard) return <p>{keyboard.none}</p>;
  return (
    <>
      <p>Written by the tests that pressed each key in Chromium, in both directions.</p>
      {keyboard.map((name) => (
        <KeyboardTable key={name} of={name} />
      ))}
    </>
  );
}

const trees = import.meta.glob<string>('./trees/*.txt', { eager: true, query: '?raw', import: 'default' });

/** ST-4: the accessibility tree of a story, written by a test. */
export function Tree({ of: { name } }: SectionProps) {
  const tree = trees[`./trees/${name}.txt`];
  if (!tree) throw new Error(`No test has written the accessibility tree of ${name}`);
  return (
    <ScrollBox className="review-tree" label={`Accessibility tree of ${name}`}>
      {tree}
    </ScrollBox>
  );
}

/** ST-7: known limitations and workarounds. */
export function Limitations({ of: { limitations } }: SectionProps) {
  if ('none' in limitations) return <p>{limitations.none}</p>;
  return (
    <List
      of={limitations.map(({ what, workAround }) =>
        workAround ? `${what} Workaround: ${workAround}` : what,
      )}
    />
  );
}

/** ST-10: what mirrors, and which keys change. The keys come from the keyboard tables, which tests write. */
export function RightToLeft({ of: { name, keyboard, rightToLeft } }: SectionProps) {
  const rows = 'none' in keyboard ? [] : keyboard.flatMap(keyboardRows);
  const none = rows.length === 0 ? 'no keys of its own' : 'none';
  /** "Enter, Space (group; toggle)": each key once, with the contexts of its rows. */
  const keys = (doFlip: boolean) =>
    [
      ...Map.groupBy(
        rows.filter((row) => Boolean(row.rightToLeft) === doFlip),
        ({ key }) => key,
      ),
    ].map(([key, found]) => `${key} (${[...new Set(found.map(({ where }) => where))].join('; ')})`);
  return (
    <ReviewTable
      caption={`${name} right to left`}
      heads={['What', 'Which']}
      rows={[
        ['Mirrors', <List key="list" of={rightToLeft.mirrors} none="nothing" />],
        ['Doesn’t mirror', <List key="list" of={rightToLeft.doesNot} none="nothing" />],
        ['Keys that change', <List key="list" of={keys(true)} none={none} />],
        ['Keys that don’t change', <List key="list" of={keys(false)} none={none} />],
      ]}
    />
  );
}

/** ST-11: deliberately broken stories. */
export function Broken({ of: { broken } }: SectionProps) {
  return (
    <List
      of={broken.map(({ story, shows }) => (
        <PageLink key={story} kind="story" id={story}>
          {shows}
        </PageLink>
      ))}
    />
  );
}
