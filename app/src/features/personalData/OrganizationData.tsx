import { FormGroup, Skeleton } from '@console/ui';
import { useMessages } from '../../core/i18n/index.ts';
import { QueryView } from '../../core/loading/QueryView.tsx';
import { CopyButton } from './CopyButton.tsx';
import { ErasureList } from './ErasureList.tsx';
import css from './personalData.module.css';
import {
  copyOrganization,
  useErasures,
  usePersonalDataRights,
  useRetention,
} from './personalData.queries.ts';
import { RetentionForm } from './RetentionForm.tsx';
import { useCopy } from './useCopy.ts';

export interface OrganizationDataProps {
  orgId: string;
  isOwner: boolean;
}

/**
 * The personal data of an organization. Its owner decides how long recordings and transcripts are kept, and downloads a
 * copy of everything. People who can erase contacts see the erasures. A server without these calls has no such section.
 */
export function OrganizationData({ orgId, isOwner }: OrganizationDataProps) {
  const t = useMessages();
  const { mayErase } = usePersonalDataRights(orgId);
  const { data } = useErasures(orgId, mayErase === true);
  if (!(isOwner || mayErase) || data === null) return null;

  return (
    <section className={css.section} aria-label={t('personalData.title')}>
      {isOwner && <RetentionGroup orgId={orgId} />}
      {isOwner && <CopyGroup orgId={orgId} />}
      {mayErase && <ErasureList orgId={orgId} />}
    </section>
  );
}

function RetentionGroup({ orgId }: { orgId: string }) {
  const t = useMessages();
  const query = useRetention(orgId);
  if (query.data === null) return null;

  return (
    <FormGroup title={t('personalData.retention')} description={t('personalData.retentionText')}>
      <QueryView
        query={{ ...query, data: query.data ?? undefined }}
        loading={
          <div role="status" aria-label={t('personalData.loadingRetention')}>
            <Skeleton height="4rem" />
          </div>
        }
        failed={t('personalData.retentionFailed')}
      >
        {({ days }) => <RetentionForm orgId={orgId} days={days} />}
      </QueryView>
    </FormGroup>
  );
}

function CopyGroup({ orgId }: { orgId: string }) {
  const t = useMessages();
  const copy = useCopy((options) => copyOrganization(orgId, options));

  return (
    <FormGroup title={t('personalData.copyAll')} description={t('personalData.copyAllText')}>
      <CopyButton copy={copy} />
    </FormGroup>
  );
}
