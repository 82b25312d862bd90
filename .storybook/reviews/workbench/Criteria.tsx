import { Badge, ChevronDownIcon, NativeSelect } from '@console/ui';
import { useId, useRef, useState } from 'react';
import { type CriterionId, criteria } from '../../accessibility/criteria.ts';
import { relevantTo } from '../relevant.ts';
import { criterionIds, outcomes } from '../review.ts';
import { isScreen, titleOf } from '../subjects.ts';
import { CriterionForm } from './CriterionForm.tsx';
import { keyOf, reviewedOf } from './reviewStore.ts';
import type { PartProps } from './Workbench.tsx';

const filters = {
  relevant: 'Relevant here',
  open: 'Relevant here, without a verdict',
  failed: 'Failed here',
  all: 'All of WCAG 2.2, levels A and AA',
} as const;

type Filter = keyof typeof filters;

const tones = { passed: 'success', failed: 'danger', cantTell: 'warning', inapplicable: 'neutral' } as const;

/** The criteria of a story or a screen: a disclosure for each, of which one is open. */
export function Criteria({ store, state, subjects, subject }: PartProps) {
  const [filter, setFilter] = useState<Filter>('relevant');
  const [open, setOpen] = useState<CriterionId>();
  const list = useRef<HTMLOListElement>(null);
  const id = useId();
  const { entries } = state;

  const relevant = relevantTo(subject.group);
  const here = reviewedOf(relevant, [subject], entries);
  const siblings = subjects.filter(({ group }) => group === subject.group);
  const inGroup = reviewedOf(relevant, siblings, entries);
  const verdictOf = (criterion: CriterionId) => entries.get(keyOf(subject.id, criterion))?.verdict;
  const isShown = (criterion: CriterionId) => {
    // The open one stays, whatever its verdict.
    if (filter === 'all' || criterion === open) return true;
    if (filter === 'failed') return verdictOf(criterion) === 'failed';
    return relevant.includes(criterion) && (filter === 'relevant' || !verdictOf(criterion));
  };
  const shown = criterionIds.filter(isShown);

  /** Opens the next criterion of the list and focuses its button, so that a screen reader reads its name. */
  function openNext(current: CriterionId) {
    const next = shown[shown.indexOf(current) + 1];
    setOpen(next);
    list.current?.querySelector<HTMLElement>(`[data-criterion="${next ?? current}"]`)?.focus();
  }

  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Criteria: {titleOf(subject)}</h2>
      <p>
        {isScreen(subject.id) ? 'This screen' : 'This story'}: {here.length} of {relevant.length} criteria
        reviewed. {subject.group}: {inGroup.length} of {relevant.length}, in {siblings.length}{' '}
        {isScreen(subject.id) ? 'screens' : siblings.length === 1 ? 'story' : 'stories'}.
      </p>
      <NativeSelect
        label="Show"
        options={Object.entries(filters).map(([value, label]) => ({ value: value as Filter, label }))}
        value={filter}
        onChange={setFilter}
        fitContent
      />
      {shown.length === 0 && <p>No criteria to show.</p>}
      <ol ref={list} className="workbench-criteria">
        {shown.map((criterion) => {
          const verdict = verdictOf(criterion);
          const isOpen = criterion === open;
          return (
            <li key={criterion}>
              <h3>
                <button
                  type="button"
                  data-criterion={criterion}
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? `${id}-${criterion}` : undefined}
                  onClick={() => setOpen(isOpen ? undefined : criterion)}
                >
                  <ChevronDownIcon size={16} />
                  <span>
                    {criterion} {criteria[criterion].name}
                  </span>{' '}
                  <span className="workbench-state">
                    <span className="workbench-level">Level {criteria[criterion].level}</span>{' '}
                    <Badge tone={verdict ? tones[verdict] : 'neutral'}>
                      {verdict ? outcomes[verdict].label : 'No verdict'}
                    </Badge>
                  </span>
                </button>
              </h3>
              {isOpen && (
                <div id={`${id}-${criterion}`} className="workbench-form">
                  <CriterionForm
                    store={store}
                    state={state}
                    subject={subject}
                    criterion={criterion}
                    onNext={() => openNext(criterion)}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
