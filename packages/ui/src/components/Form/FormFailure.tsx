import type { Ref } from 'react';
import { RetryIcon } from '../../icons/index.ts';
import { Button } from '../Button/index.ts';
import { failure } from './Form.css.ts';
import { useStrings } from './Form.strings.ts';
import { FormPanel } from './FormPanel.tsx';

export interface FormFailureProps {
  /** What the host says of it. */
  said: string | undefined;
  isBusy: boolean;
  ref: Ref<HTMLDivElement>;
}

/** Sending failed: what happened, that nothing is lost, and another try. */
export function FormFailure({ said, isBusy, ref }: FormFailureProps) {
  const strings = useStrings();

  return (
    <FormPanel ref={ref} title={strings.notSaved} describes>
      {(titleId) => (
        <div className={failure}>
          <p id={`${titleId}said`}>{said === undefined ? strings.kept : `${said} ${strings.kept}`}</p>
          <Button type="submit" icon={<RetryIcon />} isBusy={isBusy} data-retry>
            {strings.retry}
          </Button>
        </div>
      )}
    </FormPanel>
  );
}
