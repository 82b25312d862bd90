import { Form, FormActions, toast } from '@console/ui';
import { SavingNews, useSaving } from '../../forms/index.ts';
import { useWords } from '../../messages/index.ts';
import { OrganizationFields } from './OrganizationFields.tsx';
import css from './OrganizationScreen.module.css';
import { type OrganizationSettings, useOrganizationChange } from './organization.data.ts';
import { useOrganizationCheck } from './useOrganizationCheck.ts';

export interface OrganizationFormProps {
  orgId: string;
  organization: OrganizationSettings;
}

/** Changes what an organization says about itself. Who may not change it reads it. */
export function OrganizationForm({ orgId, organization }: OrganizationFormProps) {
  const words = useWords();
  const { labels, validate } = useOrganizationCheck();
  const { send, refresh } = useOrganizationChange(orgId);
  const saving = useSaving({
    name: `organization/${orgId}`,
    label: words('organization.settings'),
    start: organization,
    labels,
    validate,
    send,
    refresh,
    onSaved: ({ reply }) =>
      toast({ tone: 'success', title: words('organization.saved', { name: reply.name }) }),
  });
  if (!organization.mayChange) {
    return (
      <div className={css.fields}>
        <OrganizationFields values={organization.values} isReadOnly />
      </div>
    );
  }

  return (
    <>
      <SavingNews saving={saving} />
      <Form key={saving.version} {...saving.form} savedMessage={null}>
        <OrganizationFields values={saving.values} />
        <FormActions save={words('organization.save')} />
      </Form>
    </>
  );
}
