import { Form, FormActions, LinkButton, Page, toast } from '@console/ui';
import { SavingNews, useSaving } from '../../core/forms/index.ts';
import { useMessages } from '../../core/i18n/index.ts';
import { paths } from '../../paths.ts';
import { OrganizationFields } from './OrganizationFields.tsx';
import { useNewOrganization } from './organization.queries.ts';
import { newOrganizationValues } from './organizationValues.ts';
import { useOrganizationCheck } from './useOrganizationCheck.ts';

export interface NewOrganizationScreenProps {
  onCreated: (orgId: string) => void;
}

/** Adds an organization and then opens its settings. */
export function NewOrganizationScreen({ onCreated }: NewOrganizationScreenProps) {
  const t = useMessages();
  const { labels, validate } = useOrganizationCheck();
  const saving = useSaving({
    name: 'organization',
    label: t('nav.addOrganization'),
    start: { values: newOrganizationValues },
    labels,
    validate,
    send: useNewOrganization(),
    errorsOf: ({ kind }) => (kind === 'forbidden' ? { '': t('organization.cannotFound') } : undefined),
    onSaved({ id }) {
      toast({ tone: 'success', title: t('organization.added') });
      onCreated(id);
    },
  });

  return (
    <Page title={t('nav.addOrganization')} subtitle={t('organization.newText')} width="form">
      <SavingNews saving={saving} />
      <Form key={saving.version} {...saving.form} savedMessage={null}>
        <OrganizationFields values={saving.values} />
        <FormActions save={t('nav.addOrganization')}>
          <LinkButton href={paths.dashboard()}>{t('common.cancel')}</LinkButton>
        </FormActions>
      </Form>
    </Page>
  );
}
