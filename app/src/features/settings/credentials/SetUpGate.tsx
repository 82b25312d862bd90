import { Notice, Page } from '@console/ui';
import { useWords } from '../../../core/i18n/index.ts';
import css from './credentials.module.css';
import { SetUpSecondFactor } from './SetUpSecondFactor.tsx';

/** In place of every screen while the server answers nothing until a second factor is set up. */
export function SetUpGate() {
  const words = useWords();
  return (
    <Page title={words('twoStep.setUp')} width="form">
      <div className={css.form}>
        <Notice>{words('twoStep.required')}</Notice>
        {/* Everything that was refused before is asked for again. */}
        <SetUpSecondFactor onDone={() => location.reload()} />
      </div>
    </Page>
  );
}
