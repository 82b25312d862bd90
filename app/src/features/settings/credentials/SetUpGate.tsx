import { Notice, Page } from '@console/ui';
import { useMessages } from '../../../core/i18n/index.ts';
import css from './credentials.module.css';
import { SetUpSecondFactor } from './SetUpSecondFactor.tsx';

/** In place of every screen while the server answers nothing until a second factor is set up. */
export function SetUpGate() {
  const t = useMessages();
  return (
    <Page title={t('twoStep.setUp')} width="form">
      <div className={css.form}>
        <Notice>{t('twoStep.required')}</Notice>
        {/* Everything that was refused before is asked for again. */}
        <SetUpSecondFactor onDone={() => location.reload()} />
      </div>
    </Page>
  );
}
