import { Form, FormActions, LinkButton, Page, toast } from '@console/ui';
import { SavingNews, useSaving } from '../../core/forms/index.ts';
import { useWords } from '../../core/i18n/index.ts';
import { paths } from '../../paths.ts';
import { OrganizationFields } from './OrganizationFields.tsx';
import { useNewOrganization } from './organization.queries.ts';
import { newValues } from './organizationValues.ts';
import { useOrganizationCheck } from './useOrganizationCheck.ts';

export interface NewOrganizationScreenProps {
  onCreated: (orgId: string) => void;
}

/** Adds an organization; its settings open when it is there. */
export function NewOrganizationScreen({ onCreated }: NewOrganizationScreenProps) {
  const words = useWords();
  const { labels, validate } = useOrganizationCheck();
  const saving = useSaving({
    name: 'organization',
    label: words('organization.new'),
    start: { values: newValues },
    labels,
    validate,
    send: useNewOrganization(),
    errorsOf: ({ kind }) => (kind === 'forbidden' ? { '': words('organization.cannotFound') } : undefined),
    onSaved({ id }) {
      toast({ tone: 'success', title: words('organization.added') });
      onCreated(id);
    },
  });

  return (
    <Page title={words('organization.new')} subtitle={words('organization.newText')} width="form">
      <SavingNews saving={saving} />
      <Form key={saving.version} {...saving.form} savedMessage={null}>
        <OrganizationFields values={saving.values} />
        <FormActions save={words('organization.new')}>
          <LinkButton href={paths.dashboard()}>{words('cancel')}</LinkButton>
        </FormActions>
      </Form>
    </Page>
  );
}
