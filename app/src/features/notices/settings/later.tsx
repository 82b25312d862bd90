import { FormGroup, Skeleton } from '@console/ui';
import { useMessages } from '../../../core/i18n/index.ts';
import { lazyOnIdle } from '../../../core/loading/lazyOnIdle.tsx';

/** The group “Notifications” of the user settings, which is below the first ones. */
export const NoticeSettings = lazyOnIdle(
  async () => (await import('./NoticeSettings.tsx')).NoticeSettings,
  Waiting,
);

function Waiting() {
  const t = useMessages();
  return (
    <FormGroup title={t('notices.title')} description={t('notices.titleWhy')}>
      <Skeleton height="3rem" />
    </FormGroup>
  );
}
