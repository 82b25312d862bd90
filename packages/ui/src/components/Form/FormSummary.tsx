import { type Ref, useEffect, useId } from 'react';
import { AlertIcon, CheckIcon } from '../../icons/index.ts';
import { entries, entry, group, heading, hidden, link, mark, place, summary } from './Form.css.ts';
import { useStrings } from './Form.strings.ts';
import type { FormProblem, FormState } from './FormContext.ts';

/** A part of the form that its errors are grouped by. */
export interface FormSection {
  id: string;
  label: string;
}

export interface FormSummaryProps {
  state: FormState;
  sections: readonly FormSection[];
  /** The heading for that many errors in that many sections. */
  sayProblem: (errors: number, sections: number) => string;
  onGoTo: (problem: FormProblem) => void;
  ref: Ref<HTMLDivElement>;
}

/**
 * What is wrong with a form, above it. It takes focus, and that is its announcement: no `role="alert"`, which readers
 * say twice or lose. What is fixed stays where it was, so that nothing moves under the hands of who types.
 */
export function FormSummary({ state, sections, sayProblem, onGoTo, ref }: FormSummaryProps) {
  const strings = useStrings();
  const headingId = useId();
  const { problems, listed } = state;
  const groups = [{ id: undefined, label: undefined }, ...sections].map(({ id, label }) => ({
    id,
    label,
    listed: listed.filter(
      ({ section }) => (sections.some((known) => known.id === section) ? section : undefined) === id,
    ),
  }));
  const wrong = new Set(problems.map(({ section }) => section).filter((section) => section !== undefined))
    .size;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, this names a list of links.
    <div
      ref={ref}
      className={summary}
      role="group"
      aria-labelledby={headingId}
      tabIndex={-1}
      data-fixed={problems.length === 0 || undefined}
    >
      <span className={mark}>
        {problems.length === 0 ? <CheckIcon size={18} /> : <AlertIcon size={18} />}
      </span>
      <h2 id={headingId} className={heading}>
        {problems.length === 0 ? strings.allFixed : sayProblem(problems.length, wrong)}
      </h2>
      {groups
        .filter(({ listed }) => listed.length > 0)
        .map(({ id, label, listed }) => (
          <div key={id ?? ''} className={group}>
            {label !== undefined && (
              <span className={place} id={`${headingId}${id}`}>
                {label}
              </span>
            )}
            <ul className={entries} aria-labelledby={label === undefined ? headingId : `${headingId}${id}`}>
              {listed.map((problem) => (
                <Entry
                  key={problem.name}
                  problem={current(problem, problems)}
                  isFixed={!isWrong(problem, problems)}
                  onGoTo={onGoTo}
                />
              ))}
            </ul>
          </div>
        ))}
    </div>
  );
}

const current = (problem: FormProblem, problems: readonly FormProblem[]) =>
  problems.find(({ name }) => name === problem.name) ?? problem;

const isWrong = (problem: FormProblem, problems: readonly FormProblem[]) =>
  problems.some(({ name }) => name === problem.name);

interface EntryProps {
  problem: FormProblem;
  isFixed: boolean;
  onGoTo: (problem: FormProblem) => void;
}

function Entry({ problem, isFixed, onGoTo }: EntryProps) {
  const strings = useStrings();
  const { name, label, message, control } = problem;
  const sentence = label === undefined || message.includes(label) ? message : `${label}: ${message}`;

  if (!control) return <li className={entry}>{sentence}</li>;
  return (
    <li className={entry} data-fixed={isFixed || undefined}>
      <a
        className={link}
        href={`#${encodeURIComponent(name)}`}
        onClick={(event) => {
          event.preventDefault();
          onGoTo(problem);
        }}
      >
        {sentence}
      </a>
      {isFixed && (
        <>
          {' '}
          <CheckIcon size={13} />
          <span className={hidden}>{strings.fixed}</span>
        </>
      )}
    </li>
  );
}

/** "Error: " before the title of the page while something is wrong: the first thing heard of a page that came back. */
export function useErrorTitle(isWrong: boolean) {
  const { titlePrefix } = useStrings();

  useEffect(() => {
    if (!isWrong) return;
    if (!document.title.startsWith(titlePrefix)) document.title = titlePrefix + document.title;
    return () => {
      if (document.title.startsWith(titlePrefix)) document.title = document.title.slice(titlePrefix.length);
    };
  }, [isWrong, titlePrefix]);
}
