import { Notice, Page } from '@console/ui';
import { useEffect, useState } from 'react';
import { FormWaiting, useAskedField } from '../../core/forms/index.ts';
import { explain } from '../../core/http/failures.ts';
import { useMessages } from '../../core/i18n/index.ts';
import { NotFoundPage } from '../../core/loading/NotFoundPage.tsx';
import { QueryView } from '../../core/loading/QueryView.tsx';
import { OrganizationData } from '../personalData/index.ts';
import { DeleteOrganization } from './DeleteOrganization.tsx';
import { OrganizationForm } from './OrganizationForm.tsx';
import css from './OrganizationScreen.module.css';
import { useOrganization } from './organization.queries.ts';

export interface OrganizationScreenProps {
  orgId: string;
  /** Names the field that gets focus, such as `#pricing`. */
  hash: string;
  /** Called after the organization was deleted: navigate away. */
  onDeleted: () => void;
}

/** The settings of an organization, with the button that deletes it. */
export function OrganizationScreen({ orgId, hash, onDeleted }: OrganizationScreenProps) {
  const t = useMessages();
  useAskedField(hash);
  const organization = useOrganization(orgId);
  const { data, error } = organization;
  const [isDeleted, setDeleted] = useState(false);
  // After the form is unmounted, so that its unsaved changes don't block the navigation.
  useEffect(() => {
    if (isDeleted) onDeleted();
  }, [isDeleted, onDeleted]);

  if (!data && explain(error, t).isNotFound) return <NotFoundPage />;
  const name = data?.values.name;

  return (
    <Page
      title={t('nav.organizationSettings')}
      subtitle={name && <bdi>{name}</bdi>}
      width="form"
      actions={
        data?.mayDelete && (
          <DeleteOrganization orgId={orgId} name={data.values.name} onDeleted={() => setDeleted(true)} />
        )
      }
    >
      {data && !data.mayDelete && (
        <div className={css.notice}>
          <Notice>
            {t(data.mayChange ? 'organization.onlyOwnerDeletes' : 'organization.onlyRead', {
              role: t(`role.${data.role}`),
            })}
          </Notice>
        </div>
      )}
      <QueryView
        query={organization}
        loading={<FormWaiting label={t('organization.loading')} />}
        failed={t('organization.failed')}
      >
        {(read) =>
          !isDeleted && (
            <>
              <OrganizationForm key={orgId} orgId={orgId} organization={read} />
              <OrganizationData key={`data of ${orgId}`} orgId={orgId} isOwner={read.mayDelete} />
            </>
          )
        }
      </QueryView>
    </Page>
  );
}
