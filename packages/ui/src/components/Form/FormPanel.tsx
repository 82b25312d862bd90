import { type ReactNode, type Ref, useId } from 'react';
import { AlertIcon, CheckIcon } from '../../icons/index.ts';
import { heading, mark, summary } from './Form.css.ts';

export interface FormPanelProps {
  title: string;
  /** All is well again. */
  isFixed?: boolean;
  /** The element with the id of the title and `said` describes the panel. @default false */
  describes?: boolean;
  /** What is under the title; it is given the id of the title. */
  children: (titleId: string) => ReactNode;
  ref: Ref<HTMLDivElement>;
}

/**
 * What stands above a form that was not saved. It takes focus, and that is its announcement: no `role="alert"`, which
 * readers say twice or lose.
 */
export function FormPanel({ title, isFixed = false, describes = false, children, ref }: FormPanelProps) {
  const titleId = useId();

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, this names what is said.
    <div
      ref={ref}
      className={summary}
      role="group"
      aria-labelledby={titleId}
      {...(describes && { 'aria-describedby': `${titleId}said` })}
      tabIndex={-1}
      data-fixed={isFixed || undefined}
    >
      <span className={mark}>{isFixed ? <CheckIcon size={18} /> : <AlertIcon size={18} />}</span>
      <h2 id={titleId} className={heading}>
        {title}
      </h2>
      {children(titleId)}
    </div>
  );
}
