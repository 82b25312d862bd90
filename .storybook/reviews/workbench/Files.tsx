import { Button, FileField, Notice } from '@console/ui';
import { useId, useRef, useState } from 'react';
import { ReviewTable } from '../../accessibility/ReviewTable.tsx';
import { writeCsv } from '../file/csv.ts';
import { readReview, writeReview } from '../file/earl.ts';
import { limits, outcomes, type Review, visibleLine } from '../review.ts';
import { titleOf } from '../subjects.ts';
import { FullNotice } from './CriterionForm.tsx';
import { nameField } from './PersonFields.tsx';
import { type EntryKey, keyOf, verdictsIn } from './reviewStore.ts';
import type { PartProps } from './Workbench.tsx';

interface FilesProps extends PartProps {
  version: string;
  onNameMissing: () => void;
}

/** Everything reviewed so far, and the files: to send, for a spreadsheet, and to go on elsewhere. */
export function Files({ store, state, subjects, onChoose, version, onNameMissing }: FilesProps) {
  const [said, setSaid] = useState('');
  const [faults, setFaults] = useState<readonly string[]>([]);
  const undoButton = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { entries, person, undo } = state;
  const verdicts = verdictsIn(entries, subjects);
  const titles = new Map(subjects.map((subject) => [subject.id, titleOf(subject)]));
  const drafts = entries.size - verdicts.length;

  function save(kind: 'jsonld' | 'csv') {
    const reviewer = visibleLine(person.name);
    if (reviewer === '') {
      onNameMissing();
      document.getElementById(nameField)?.focus();
      return;
    }
    const review: Review = { version, reviewer, date: today(), verdicts };
    const text = kind === 'csv' ? writeCsv(review, titles) : writeReview(review, titles);
    download(text, `accessibility-review-${version}-${review.date}.${kind}`, types[kind]);
    setSaid(`Saved ${counted(verdicts.length)}.${drafts > 0 ? ` ${draftsLeft(drafts)}` : ''}`);
  }

  async function open(file: File | undefined) {
    if (!file) return;
    // A character has at most 4 bytes. A larger file isn't read at all.
    if (file.size > 4 * limits.file) return setFaults(['The file is too large.']);
    const ids = new Set(titles.keys());
    const read = readReview(await file.text(), { version, subjects: ids, today: today() });
    setFaults(read.faults ?? []);
    if (!read.review) return setSaid('');
    const { reviewer, verdicts: found } = read.review;
    const changes = new Map<EntryKey, Parameters<typeof store.enter>[1]>(
      found.map(({ story, criterion, verdict, note, reader = '', browser = '', picture }) => [
        keyOf(story, criterion),
        { verdict, note, reader, browser, picture },
      ]),
    );
    store.replace(changes, `${counted(found.length)} of ${reviewer} opened from the file.`);
    if (!person.name) store.setPerson({ ...person, name: reviewer });
    setSaid('');
  }

  function deleteAll() {
    store.replace(
      new Map([...entries.keys()].map((key) => [key, undefined])),
      `Everything that you entered was deleted: ${counted(verdicts.length)}.`,
    );
    setSaid('');
    // After the button has appeared.
    requestAnimationFrame(() => undoButton.current?.focus());
  }

  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} tabIndex={-1}>
        Your review
      </h2>
      {verdicts.length === 0 ? (
        <p>No verdicts yet. What you enter is stored in this browser, on this computer.</p>
      ) : (
        <Summary verdicts={verdicts} subjects={subjects} onChoose={onChoose} />
      )}
      {state.unkept > 0 && <FullNotice count={state.unkept} />}
      <div className="workbench-row">
        <Button variant="primary" isDisabled={verdicts.length === 0} onPress={() => save('jsonld')}>
          Save the file to send
        </Button>
        <Button isDisabled={verdicts.length === 0} onPress={() => save('csv')}>
          Save for a spreadsheet
        </Button>
        <Button variant="dangerOutline" isDisabled={entries.size === 0} onPress={deleteAll}>
          Delete everything
        </Button>
        <output>{said}</output>
      </div>
      <output className="workbench-undo">
        {undo && (
          <>
            {undo.said}{' '}
            <Button
              size="small"
              ref={undoButton}
              aria-label="Undo the last deletion or opened file"
              onPress={() => {
                store.undo();
                setSaid('Undone.');
                document.getElementById(`${id}-title`)?.focus();
              }}
            >
              Undo
            </Button>
          </>
        )}
      </output>
      {state.ofOtherVersions > 0 && (
        <Notice
          title="Another version"
          action={
            <Button size="small" onPress={store.deleteOtherVersions}>
              Delete it
            </Button>
          }
        >
          This browser also stores a review of another version. It isn’t part of this one, because verdicts
          are about one version.
        </Notice>
      )}
      <FileField
        label="Open a file"
        hint="Go on with a review that you saved, here or on another computer. Its verdicts replace those about the same criteria."
        accept=".jsonld,.json,application/ld+json"
        value={[]}
        onChange={([file]) => void open(file)}
      />
      <div role="alert">
        {faults.length > 0 && (
          <Notice tone="danger" title="The file wasn’t opened.">
            <ul>
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
    </section>
  );
}

const types = { jsonld: 'application/ld+json', csv: 'text/csv' } as const;

const counted = (count: number) => (count === 1 ? '1 verdict' : `${count} verdicts`);

const draftsLeft = (count: number) =>
  count === 1
    ? '1 note without a verdict isn’t in the file.'
    : `${count} notes without a verdict aren’t in the file.`;

/** The day where the reviewer is. */
function today() {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

function download(text: string, name: string, type: string) {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

type SummaryProps = Pick<PartProps, 'subjects' | 'onChoose'> & { verdicts: Review['verdicts'] };

/** The verdicts by story and screen. */
function Summary({ verdicts, subjects, onChoose }: SummaryProps) {
  const byStory = [...Map.groupBy(verdicts, ({ story }) => story)];
  return (
    <ReviewTable
      caption="Your verdicts"
      heads={['Story or screen', ...Object.values(outcomes).map(({ label }) => label), 'Go on']}
      rows={byStory.flatMap(([story, found]) => {
        const subject = subjects.find(({ id }) => id === story);
        if (!subject) return [];
        return [
          [
            titleOf(subject),
            ...Object.keys(outcomes).map((name) =>
              String(found.filter(({ verdict }) => verdict === name).length),
            ),
            <Button
              key="go"
              size="small"
              aria-label={`Go on with ${titleOf(subject)}`}
              onPress={() => {
                onChoose(subject);
                document.getElementById('workbench-subject')?.focus();
              }}
            >
              Go on
            </Button>,
          ],
        ];
      })}
    />
  );
}
