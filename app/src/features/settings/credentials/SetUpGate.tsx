import { Notice, Page } from '@console/ui';
import { useMessages } from '../../../core/i18n/index.ts';
import css from './credentials.module.css';
import { SetUpSecondFactor } from './SetUpSecondFactor.tsx';

/** Replaces every screen while the server rejects all calls until a second factor is set up. */
export function SetUpGate() {
  const t = useMessages();
  return (
    <Page title={t('twoStep.setUp')} width="form">
      <div className={css.form}>
        <Notice>{t('twoStep.required')}</Notice>
        {/* The reload repeats all calls that were rejected before. */}
        <SetUpSecondFactor onDone={() => location.reload()} />
      </div>
    </Page>
  );
}
