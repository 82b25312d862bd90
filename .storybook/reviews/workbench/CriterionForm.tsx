import { Button, FileField, Notice, RadioGroup, TextArea, TextField } from '@console/ui';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { type CriterionId, understanding } from '../../accessibility/criteria.ts';
import { criterionTitle, limits, type Outcome, outcomes } from '../review.ts';
import { titleOf } from '../subjects.ts';
import { type Entry, keyOf } from './reviewStore.ts';
import { shrink } from './shrink.ts';
import type { PartProps } from './Workbench.tsx';

interface CriterionFormProps extends Pick<PartProps, 'store' | 'state' | 'subject'> {
  criterion: CriterionId;
  onNext: () => void;
}

const options = Object.entries(outcomes).map(([value, { label, meaning }]) => ({
  value: value as Outcome,
  label,
  description: meaning,
}));

const deleted = 'Deleted.';
const pictureRemoved = 'Picture removed.';

/** The verdict about one criterion. Everything is stored as it is typed. */
export function CriterionForm({ store, state, subject, criterion, onNext }: CriterionFormProps) {
  const { entries, person, undo } = state;
  const key = keyOf(subject.id, criterion);
  const stored = entries.get(key);
  const entry: Entry = stored ?? { note: '', reader: person.reader, browser: person.browser };
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState('');
  const undoButton = useRef<HTMLButtonElement>(null);
  const isDeleted = undo?.before.has(key) ?? false;

  const enter = (change: Partial<Entry>) => {
    setSaid('');
    // A picture is ready only later: what was typed meanwhile must stay.
    store.enter(key, { ...entry, ...store.get().entries.get(key), ...change });
  };

  async function addPicture(file: File | undefined) {
    if (!file) return;
    try {
      const picture = await shrink(file);
      setProblem('');
      enter({ picture });
      setSaid(`Picture added, ${Math.round((picture.length * 3) / 4000)} kB.`);
    } catch {
      setProblem('The browser can’t read this file as a picture. Choose a PNG, JPEG or WebP file.');
    }
  }

  function paste(event: ClipboardEvent) {
    const file = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'));
    if (!file) return;
    event.preventDefault();
    void addPicture(file);
  }

  // The button that was pressed is gone then.
  useEffect(() => {
    if (isDeleted && (said === deleted || said === pictureRemoved)) undoButton.current?.focus();
  }, [isDeleted, said]);

  return (
    <div onPaste={paste} className="workbench-fields-stack">
      <a href={understanding(criterion)} target="_blank" rel="noreferrer">
        What {criterionTitle(criterion)} means, at W3C
      </a>
      <RadioGroup
        label={`Verdict on ${criterion}`}
        options={options}
        value={entry.verdict ?? null}
        onChange={(verdict) => enter({ verdict })}
        error={
          !entry.verdict && (entry.note.trim() || entry.picture)
            ? 'Select a verdict. Without one, your note stays here but isn’t in the files.'
            : undefined
        }
      />
      <TextArea
        label="Note"
        hint="What you did, what happened, and what you expected. You can paste a picture here."
        dir="auto"
        maxLength={limits.note}
        value={entry.note}
        onChange={(note) => enter({ note })}
      />
      <div className="workbench-fields">
        <TextField
          label="Screen reader and version"
          maxLength={limits.name}
          value={entry.reader}
          onChange={(reader) => enter({ reader })}
        />
        <TextField
          label="Browser and version"
          maxLength={limits.name}
          value={entry.browser}
          onChange={(browser) => enter({ browser })}
        />
      </div>
      {entry.picture ? (
        <figure>
          <img src={entry.picture} alt={`What you saw for ${criterion} in ${titleOf(subject)}`} />
          <figcaption>
            <Button
              size="small"
              onPress={() => {
                store.replace(new Map([[key, { ...entry, picture: undefined }]]), 'The picture was removed.');
                setSaid(pictureRemoved);
              }}
            >
              Remove picture
            </Button>
          </figcaption>
        </figure>
      ) : (
        <FileField
          label="Picture"
          hint="Stored with at most 1280 px and 120 kB. Don’t show personal data."
          accept="image/png,image/jpeg,image/webp"
          error={problem || undefined}
          value={[]}
          onChange={([file]) => void addPicture(file)}
        />
      )}
      <div className="workbench-row">
        {stored && (
          <Button
            size="small"
            variant="dangerOutline"
            onPress={() => {
              store.replace(
                new Map([[key, undefined]]),
                `The verdict on ${criterion} in ${titleOf(subject)} was deleted.`,
              );
              setSaid(deleted);
            }}
          >
            Delete this verdict
          </Button>
        )}
        {isDeleted && (
          <Button
            size="small"
            ref={undoButton}
            onPress={() => {
              store.undo();
              setSaid('It is back.');
              onUndone();
            }}
          >
            Undo
          </Button>
        )}
        <Button size="small" onPress={onNext}>
          Next criterion
        </Button>
        <output>{said}</output>
      </div>
      {state.unkept > 0 && (
        <div role="alert">
          <FullNotice count={state.unkept} />
        </div>
      )}
    </div>
  );

  /** The Undo button is gone then, so focus goes to the verdict that came back. */
  function onUndone() {
    document.querySelector<HTMLElement>(`[data-criterion="${criterion}"]`)?.focus();
  }
}

/** The browser's storage is full. */
export function FullNotice({ count }: { count: number }) {
  return (
    <Notice tone="danger" title="The browser’s storage is full.">
      {count === 1 ? 'Your last change is' : `Your changes to ${count} criteria are`} only in this page, and
      lost when you close it. Save the file now, then remove pictures or delete all verdicts.
    </Notice>
  );
}
