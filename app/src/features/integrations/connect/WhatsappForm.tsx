import { Button, Form, TextField } from '@console/ui';
import { useId, useState } from 'react';
import { SavingNews, useChecks } from '../../../core/forms/index.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import css from '../integrations.module.css';
import { ConnectFields } from './ConnectFields.tsx';
import { type ConnectFormProps, useConnectForm } from './useConnectForm.ts';

/** Connects WhatsApp with two IDs and a token from its business platform. */
export function WhatsappForm(props: ConnectFormProps) {
  const t = useMessages();
  const check = useChecks();
  const id = useId();
  const [isHelped, setIsHelped] = useState(false);
  const labels = {
    phoneNumberId: t('integrations.phoneNumberId'),
    businessAccountId: t('integrations.businessAccountId'),
    accessToken: t('integrations.accessToken'),
  };
  const { integration } = props;
  const known = {
    phoneNumberId: textIn(integration, 'phoneNumberId'),
    businessAccountId: textIn(integration, 'businessAccountId'),
    accessToken: '',
  };
  const names = Object.keys(known) as (keyof typeof known)[];
  /** Whether the configuration is unchanged, and only the channel or the enabled state might differ. */
  const stays = (values: Readonly<Record<string, string | undefined>>) =>
    integration !== undefined && names.every((name) => (values[name] ?? '').trim() === known[name]);
  const saving = useConnectForm(props, {
    extra: known,
    // The server keeps the stored token if none is sent.
    configurationOf: (values) =>
      stays(values)
        ? undefined
        : Object.fromEntries(
            names
              .map((name) => [name, (values[name] ?? '').trim()] as const)
              .filter(([name, value]) => value || !integration || name !== 'accessToken'),
          ),
    validate: (values) =>
      Object.fromEntries(
        names
          .filter((name) => !stays(values) && !(integration && name === 'accessToken'))
          .map((name) => [name, check.notEmpty(values[name] ?? '', labels[name])]),
      ),
    labels,
    secrets: ['accessToken'],
  });

  return (
    <>
      <SavingNews saving={saving} />
      <Form key={saving.version} {...saving.form}>
        <div className={css.form}>
          <input type="hidden" name="type" value={saving.values.type} />
          <div className={css.code}>
            <Button aria-expanded={isHelped} aria-controls={id} onPress={() => setIsHelped(!isHelped)}>
              {t('integrations.getWhatsapp')}
            </Button>
            <ol id={id} className={css.steps} hidden={!isHelped}>
              <li>{t('integrations.whatsappStep1')}</li>
              <li>{t('integrations.whatsappStep2')}</li>
              <li>{t('integrations.whatsappStep3')}</li>
            </ol>
          </div>
          <TextField
            name="phoneNumberId"
            label={labels.phoneNumberId}
            dir="ltr"
            autoComplete="off"
            defaultValue={saving.values.phoneNumberId ?? ''}
          />
          <TextField
            name="businessAccountId"
            label={labels.businessAccountId}
            dir="ltr"
            autoComplete="off"
            defaultValue={saving.values.businessAccountId ?? ''}
          />
          <TextField
            name="accessToken"
            label={labels.accessToken}
            hint={t(integration ? 'integrations.keepHint' : 'integrations.accessTokenHint')}
            type="password"
            dir="ltr"
            autoComplete="off"
            defaultValue={saving.values.accessToken ?? ''}
          />
          <ConnectFields {...props} values={saving.values} />
        </div>
      </Form>
    </>
  );
}

/** A string from the configuration; empty if the server doesn't return it. */
function textIn(integration: ConnectFormProps['integration'], name: string) {
  const { configuration } = integration ?? {};
  const value = typeof configuration === 'object' ? configuration?.[name] : undefined;
  return typeof value === 'string' ? value : '';
}
