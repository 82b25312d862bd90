import { Form, FormActions, FormGroup, LinkButton, toast } from '@console/ui';
import { SavingNews, useSaving } from '../../core/forms/index.ts';
import { useMessages } from '../../core/i18n/index.ts';
import { paths } from '../../paths.ts';
import { OrganizationFields } from './OrganizationFields.tsx';
import css from './OrganizationScreen.module.css';
import { type OrganizationSettings, useOrganizationChange } from './organization.queries.ts';
import { useOrganizationCheck } from './useOrganizationCheck.ts';

export interface OrganizationFormProps {
  orgId: string;
  organization: OrganizationSettings;
}

/** The form of an organization's settings. It is read-only for people without the permission to change them. */
export function OrganizationForm({ orgId, organization }: OrganizationFormProps) {
  const t = useMessages();
  const { labels, validate } = useOrganizationCheck();
  const { send, refresh } = useOrganizationChange(orgId);
  const saving = useSaving({
    name: `organization/${orgId}`,
    label: t('nav.organizationSettings'),
    start: organization,
    labels,
    validate,
    send,
    refresh,
    onSaved: ({ reply }) => toast({ tone: 'success', title: t('organization.saved', { name: reply.name }) }),
  });
  if (!organization.mayChange) {
    return (
      <div className={css.fields}>
        <OrganizationFields values={organization.values} isReadOnly />
        <TeamLink orgId={orgId} />
      </div>
    );
  }

  return (
    <>
      <SavingNews saving={saving} />
      <Form key={saving.version} {...saving.form} savedMessage={null}>
        <OrganizationFields values={saving.values} />
        <TeamLink orgId={orgId} />
        <FormActions save={t('organization.save')} />
      </Form>
    </>
  );
}

/** The link to the page with the team. */
function TeamLink({ orgId }: { orgId: string }) {
  const t = useMessages();

  return (
    <FormGroup title={t('nav.team')} description={t('team.openText')}>
      <div>
        <LinkButton href={paths.team(orgId)}>{t('team.open')}</LinkButton>
      </div>
    </FormGroup>
  );
}
