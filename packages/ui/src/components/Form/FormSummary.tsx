import { type ReactNode, type Ref, useEffect, useId } from 'react';
import type { FormProblem, FormState } from '../../formContext/index.ts';
import { CheckIcon, CircleAlertIcon, RotateCwIcon } from '../../icons/index.ts';
import { Button } from '../Button/index.ts';
import { entries, entry, failure, group, heading, hidden, link, mark, place, summary } from './Form.css.ts';
import { useStrings } from './Form.strings.ts';
import { idOf } from './formFields.ts';

/** A section of the form by which the summary groups errors. */
export interface FormSection {
  id: string;
  label: string;
}

interface FormSummaryProps {
  state: FormState;
  sections: readonly FormSection[];
  /** Returns the heading for these numbers of errors and sections: 0 sections if some errors aren't in one. */
  describeProblem: (errors: number, sections: number) => string;
  onGoTo: (problem: FormProblem) => void;
  ref: Ref<HTMLDivElement>;
}

/**
 * The errors of a form, above its fields. Fixed errors stay in the list, so that the fields don't move while people
 * type.
 */
export function FormSummary({ state, sections, describeProblem, onGoTo, ref }: FormSummaryProps) {
  const strings = useStrings();
  const { problems, listed } = state;
  const groups = [{ id: undefined, label: undefined }, ...sections].map(({ id, label }) => ({
    id,
    label,
    listed: listed.filter(
      ({ section }) => (sections.some((known) => known.id === section) ? section : undefined) === id,
    ),
  }));
  const wrong = problems.map(({ section }) => section);
  const count = wrong.includes(undefined) ? 0 : new Set(wrong).size;
  const isFixed = problems.length === 0;

  return (
    <FormPanel
      ref={ref}
      title={isFixed ? strings.allFixed : describeProblem(problems.length, count)}
      isFixed={isFixed}
    >
      {(titleId) =>
        groups
          .filter(({ listed }) => listed.length > 0)
          .map(({ id, label, listed }) => (
            <div key={id ?? ''} className={group}>
              {label !== undefined && (
                <span className={place} id={`${titleId}${id}`}>
                  {label}
                </span>
              )}
              <ul className={entries} aria-labelledby={label === undefined ? titleId : `${titleId}${id}`}>
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
          ))
      }
    </FormPanel>
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
  const sentence =
    label === undefined || message.includes(label) ? message : strings.entry({ label, message });

  if (!control) return <li className={entry}>{sentence}</li>;
  return (
    <li className={entry} data-fixed={isFixed || undefined}>
      <a
        className={link}
        data-part="form-summary-link"
        href={`#${encodeURIComponent(idOf(control) ?? name)}`}
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

/** Prefixes the page title with "Error: " while there are errors, because screen readers read the title first. */
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

interface FormFailureProps {
  /** The host's description of the failure. */
  said: string | undefined;
  isBusy: boolean;
  ref: Ref<HTMLDivElement>;
}

/** The panel after a failed submit: what happened, that nothing is lost, and a Retry button. */
export function FormFailure({ said, isBusy, ref }: FormFailureProps) {
  const strings = useStrings();

  return (
    <FormPanel ref={ref} title={strings.notSaved} describes>
      {(titleId) => (
        <div className={failure}>
          <p id={`${titleId}said`}>{said === undefined ? strings.kept : `${said} ${strings.kept}`}</p>
          <Button type="submit" icon={<RotateCwIcon />} isBusy={isBusy} data-retry>
            {strings.retry}
          </Button>
        </div>
      )}
    </FormPanel>
  );
}

interface FormPanelProps {
  title: string;
  /** Whether all errors are fixed. */
  isFixed?: boolean | undefined;
  /** Whether the element with the ID `${titleId}said` describes the panel. @default false */
  describes?: boolean | undefined;
  /** Renders the content below the title, given the title's ID. */
  children: (titleId: string) => ReactNode;
  ref: Ref<HTMLDivElement>;
}

/**
 * The panel above a form that wasn't saved. It takes focus, which announces it. It doesn't have `role="alert"`, which
 * screen readers read twice or miss.
 */
function FormPanel({ title, isFixed = false, describes = false, children, ref }: FormPanelProps) {
  const titleId = useId();

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls; this labels a message.
    <div
      ref={ref}
      className={summary}
      data-part="form-summary"
      role="group"
      aria-labelledby={titleId}
      {...(describes && { 'aria-describedby': `${titleId}said` })}
      tabIndex={-1}
      data-fixed={isFixed || undefined}
    >
      <span className={mark} data-part="form-summary-icon">
        {isFixed ? <CheckIcon size={18} /> : <CircleAlertIcon size={18} />}
      </span>
      <h2 id={titleId} className={heading} data-part="form-summary-title">
        {title}
      </h2>
      {children(titleId)}
    </div>
  );
}
