import { KeyboardTable } from '../KeyboardTable.tsx';
import type { Accessibility, Nothing } from './accessibility.ts';
import { Duties } from './Duties.tsx';
import { AloneLink, PageLink } from './links.tsx';
import { Prose } from './Prose.tsx';
import { ReviewPage } from './ReviewPage.tsx';
import { RightToLeft } from './RightToLeft.tsx';
import { Readers, Spoken } from './Spoken.tsx';
import { SpokenStrings } from './SpokenStrings.tsx';
import { Statement } from './Statement.tsx';
import { Tree } from './Tree.tsx';

/**
 * What a reviewer of accessibility asks of a component, in the same order for each. The sections stand here and
 * nowhere else, so no page can lack one; what a person says comes from one module for each component.
 */
export function AccessibilityPage({ of }: { of: Accessibility }) {
  return (
    <ReviewPage>
      <h1>{of.name}: accessibility</h1>
      <p>
        <PageLink kind="docs" id="accessibility-method--docs">
          How this page was made, and what it cannot say
        </PageLink>
      </p>

      <h2>Statement</h2>
      <Statement of={of} />

      <h2>What you must supply</h2>
      <Duties of={of} />

      <h2>Keyboard</h2>
      <Keyboard tables={of.keyboard} />

      <h2>Semantics</h2>
      <p>
        The accessibility tree that Chromium made of{' '}
        <PageLink kind="story" id={of.tree}>
          this story
        </PageLink>{' '}
        (<AloneLink id={of.tree}>the story alone</AloneLink>). A test makes it again and fails when it
        differs.
      </p>
      <Tree name={of.name} />

      <h2>Spoken output</h2>
      <p>
        Simulated words are what the tree lets expect; the command of a reader, such as the next cell, has
        none. Recorded words are those of a real reader, driven by a program. Neither is a person who listens.
      </p>
      <Spoken of={of} />

      <h2>Reader matrix</h2>
      <Readers of={of} />

      <h2>Known limitations</h2>
      <Limitations limitations={of.limitations} />

      <h2>Proof runs</h2>
      <p>Later: no screen reader is driven each week yet.</p>

      <h2>Spoken strings</h2>
      <SpokenStrings of={of} />

      <h2>Right to left</h2>
      <RightToLeft of={of} />

      <h2>Do and don’t</h2>
      <Advice of={of} />
    </ReviewPage>
  );
}

function Keyboard({ tables }: { tables: Accessibility['keyboard'] }) {
  if ('none' in tables) return <p>{tables.none}</p>;
  return (
    <>
      <p>Written by the tests that pressed each key in Chromium, in both directions.</p>
      {tables.map((name) => (
        <KeyboardTable key={name} of={name} />
      ))}
    </>
  );
}

function Limitations({ limitations }: { limitations: Accessibility['limitations'] | Nothing }) {
  if ('none' in limitations) return <p>{limitations.none}</p>;
  return (
    <ul>
      {limitations.map(({ what, workAround }) => (
        <li key={what}>
          <Prose>{workAround ? `${what} Way around: ${workAround}` : what}</Prose>
        </li>
      ))}
    </ul>
  );
}

function Advice({ of: { dos, donts, broken } }: { of: Accessibility }) {
  return (
    <>
      <h3>Do</h3>
      <ul>
        {dos.map((advice) => (
          <li key={advice}>
            <Prose>{advice}</Prose>
          </li>
        ))}
      </ul>
      <h3>Don’t</h3>
      <ul>
        {donts.map((advice) => (
          <li key={advice}>
            <Prose>{advice}</Prose>
          </li>
        ))}
      </ul>
      <h3>Broken on purpose</h3>
      <p>Stories that are wrong, and that fail the checks of every story when they are not flagged.</p>
      <ul>
        {broken.map(({ story, shows }) => (
          <li key={story}>
            <PageLink kind="story" id={story}>
              {shows}
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}
