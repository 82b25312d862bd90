import { useId, useState } from 'react';
import { AloneLink } from '../accessibility/links.tsx';
import { ReviewTable, ScrollBox } from '../accessibility/ReviewTable.tsx';
import { type TestPlan, testPlans } from './plans.ts';
import { type Reader, readers } from './readers.ts';
import {
  type Box,
  boxesOf,
  countsOf,
  keepNotes,
  type Notes,
  noNotes,
  noRun,
  type Result,
  type Run,
  readNotes,
  results,
  runId,
  writeResults,
} from './results.ts';

const languages = { en: 'English', he: 'Hebrew' } as const;
const nameOf = ({ subject, language }: TestPlan) => `${subject}, ${languages[language]}`;

/** The test scripts: a matrix of what is done, and one script with boxes for the results, kept in this browser. */
export function TestScripts() {
  const [notes, setNotes] = useState(readNotes);
  const [isKept, setIsKept] = useState(true);
  const [planId, setPlanId] = useState(testPlans[0]?.id ?? '');
  const [readerId, setReaderId] = useState(readers[0]?.id ?? '');
  const plan = testPlans.find(({ id }) => id === planId);
  const reader = readers.find(({ id }) => id === readerId);

  function change(next: Notes) {
    setNotes(next);
    setIsKept(keepNotes(next));
  }

  return (
    <>
      <p role="alert">
        {!isKept && 'This browser can’t store the results. Download them before you close the page.'}
      </p>
      <Matrix notes={notes} />
      <div className="test-script-tools">
        <Text label="Tester" value={notes.tester} onChange={(tester) => change({ ...notes, tester })} />
        <Download notes={notes} />
        <Clear
          isEmpty={Object.keys(notes.runs).length === 0}
          onClear={() => change({ ...noNotes, tester: notes.tester })}
        />
      </div>
      <h2>Script</h2>
      <div className="test-script-tools">
        <Choice
          label="Component or screen"
          value={planId}
          options={testPlans.map((one) => [one.id, nameOf(one)])}
          onChange={setPlanId}
        />
        <Choice
          label="Screen reader"
          value={readerId}
          options={readers.map(({ id, name, browser }) => [id, `${name}, ${browser}`])}
          onChange={setReaderId}
        />
        <Text
          label="Versions of screen reader and browser"
          value={notes.versions[readerId] ?? ''}
          onChange={(version) => change({ ...notes, versions: { ...notes.versions, [readerId]: version } })}
        />
      </div>
      {plan && reader && (
        <Script
          key={runId(plan, reader)}
          plan={plan}
          reader={reader}
          run={notes.runs[runId(plan, reader)] ?? noRun}
          onChange={(run) => change({ ...notes, runs: { ...notes.runs, [runId(plan, reader)]: run } })}
        />
      )}
    </>
  );
}

function Matrix({ notes }: { notes: Notes }) {
  return (
    <ReviewTable
      caption="Results by script and screen reader"
      heads={['Script', ...readers.map(({ name }) => name)]}
      rows={testPlans.map((plan) => [
        nameOf(plan),
        ...readers.map((reader) => {
          const run = notes.runs[runId(plan, reader)];
          if (!run) return 'not tested';
          const { all, filled, failed } = countsOf(boxesOf(plan, reader), run);
          return `${filled} of ${all}, ${failed} failed`;
        }),
      ])}
    />
  );
}

interface ScriptProps {
  plan: TestPlan;
  reader: Reader;
  run: Run;
  onChange: (run: Run) => void;
}

function Script({ plan, reader, run, onChange }: ScriptProps) {
  const boxes = boxesOf(plan, reader);
  const steps = Map.groupBy(boxes, ({ step }) => step);
  const { all, filled, failed } = countsOf(boxes, run);
  return (
    <>
      <h3>
        {nameOf(plan)}, with {reader.name}
      </h3>
      <ol>
        {[...reader.setUp, ...plan.setUp].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      {plan.story && (
        <p>
          <AloneLink id={plan.story}>The story alone</AloneLink>
        </p>
      )}
      <p role="status">
        {filled} of {all} results, {failed} failed.
      </p>
      <ScrollBox label="Steps" className="test-script">
        <table>
          <caption>Steps of {nameOf(plan)}</caption>
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">Expected</th>
              <th scope="col">Result</th>
              <th scope="col">What it said</th>
            </tr>
          </thead>
          <tbody>
            {[...steps].map(([step, some]) => (
              <StepRows key={step} step={step} boxes={some} run={run} onChange={onChange} />
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  );
}

interface StepRowsProps {
  step: number;
  boxes: readonly Box[];
  run: Run;
  onChange: (run: Run) => void;
}

function StepRows({ step, boxes, run, onChange }: StepRowsProps) {
  const index = String(step - 1);
  return boxes.map(({ id, command, priority, text }, row) => (
    <tr key={id}>
      {row === 0 && (
        <th scope="rowgroup" rowSpan={boxes.length}>
          {step}. {command}
        </th>
      )}
      <td>
        <strong>{priority}</strong> {text}
      </td>
      <td>
        <select
          aria-label={`Result of step ${step}: ${text}`}
          value={run.results[id] ?? ''}
          onChange={({ target }) => {
            const { [id]: _, ...others } = run.results;
            const result = target.value as Result | '';
            onChange({ ...run, results: result ? { ...others, [id]: result } : others });
          }}
        >
          <option value="">Not tested</option>
          {Object.entries(results).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </td>
      {row === 0 && (
        <td rowSpan={boxes.length}>
          <textarea
            aria-label={`What it said in step ${step}`}
            rows={2}
            dir="auto"
            value={run.said[index] ?? ''}
            onChange={({ target }) => onChange({ ...run, said: { ...run.said, [index]: target.value } })}
          />
        </td>
      )}
    </tr>
  ));
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface TextProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function Text({ label, value, onChange }: TextProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input id={id} value={value} maxLength={200} onChange={({ target }) => onChange(target.value)} />
    </div>
  );
}

function Download({ notes }: { notes: Notes }) {
  function save() {
    const date = new Date().toISOString().slice(0, 10);
    const csv = new Blob([writeResults(testPlans, readers, notes, date)], { type: 'text/csv' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(csv);
    link.download = `test-scripts-${date}.csv`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }
  return (
    <button type="button" onClick={save}>
      Download Results (CSV)
    </button>
  );
}

/** Deletes all results after a second press. */
function Clear({ isEmpty, onClear }: { isEmpty: boolean; onClear: () => void }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <button
      type="button"
      aria-disabled={isEmpty}
      onBlur={() => setIsAsked(false)}
      onClick={() => {
        if (isEmpty) return;
        if (isAsked) onClear();
        setIsAsked(!isAsked);
      }}
    >
      {isAsked ? 'Press Again to Delete All Results' : 'Delete All Results'}
    </button>
  );
}
