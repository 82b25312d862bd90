import type { WebhookProvider } from '@console/contract/rules';
import { Button, Form, MultiSelect, NativeSelect, TextField, useFormState } from '@console/ui';
import { useState } from 'react';
import { SavingNews, useChecks, useSaving } from '../../core/forms/index.ts';
import { useMessages } from '../../core/i18n/index.ts';
import { providers } from './providers.ts';
import css from './serviceTokens.module.css';
import { type NewServiceToken, useCreateToken } from './serviceTokens.queries.ts';

export interface TokenFormProps {
  orgId: string;
  channels: readonly { id: string; name: string }[];
  onMade: (made: NewServiceToken) => void;
  onCancel: () => void;
}

interface TokenValues {
  [name: string]: string | string[];
  name: string;
  provider: string;
  signingSecret: string;
  channels: string[];
}

const empty: TokenValues = { name: '', provider: '', signingSecret: '', channels: [] };

/** The form for a new token: its name, and the channels that it is limited to. */
export function TokenForm({ orgId, channels, onMade, onCancel }: TokenFormProps) {
  const t = useMessages();
  const check = useChecks();
  const create = useCreateToken(orgId);
  const labels = {
    name: t('serviceTokens.name'),
    provider: t('serviceTokens.provider'),
    signingSecret: t('serviceTokens.secret'),
    channels: t('nav.channels'),
  };
  const saving = useSaving<TokenValues, NewServiceToken>({
    name: `serviceToken/${orgId}`,
    label: t('serviceTokens.new'),
    labels,
    start: { values: empty },
    secrets: ['signingSecret'],
    send: ({ name, channels, provider, signingSecret }) =>
      create({
        ...{ name, channels: channels.length > 0 ? channels : null },
        ...(isProvider(provider) && { provider, signingSecret }),
      }),
    validate: ({ name, provider, signingSecret }) => ({
      name: check.notEmpty(name, labels.name),
      signingSecret: isProvider(provider) ? check.notEmpty(signingSecret, labels.signingSecret) : undefined,
    }),
    onSaved: onMade,
  });
  const [provider, setProvider] = useState(saving.values.provider);

  return (
    <>
      <SavingNews saving={saving} />
      <Form key={saving.version} {...saving.form} savedMessage={null}>
        <div className={css.form}>
          <TextField
            name="name"
            label={labels.name}
            hint={t('serviceTokens.nameHint')}
            autoComplete="off"
            autoFocus
            dir="auto"
            defaultValue={saving.values.name}
          />
          <NativeSelect
            name="provider"
            label={labels.provider}
            hint={t('serviceTokens.providerHint')}
            value={provider}
            onChange={setProvider}
            options={[
              { value: '', label: t('serviceTokens.otherProvider') },
              ...Object.entries(providers).map(([value, { name }]) => ({ value, label: name })),
            ]}
          />
          {isProvider(provider) && (
            <TextField
              name="signingSecret"
              type="password"
              autoComplete="new-password"
              dir="ltr"
              label={labels.signingSecret}
              hint={t(providers[provider].secretHint)}
            />
          )}
          {channels.length > 0 && (
            <MultiSelect
              name="channels"
              label={labels.channels}
              hint={t('serviceTokens.channelsHint')}
              placeholder={t('integrations.allChannels')}
              options={channels.map(({ id, name }) => ({ value: id, label: name }))}
              defaultValue={saving.values.channels}
            />
          )}
          <FormButtons onCancel={onCancel} />
        </div>
      </Form>
    </>
  );
}

const isProvider = (text: string): text is WebhookProvider => Object.hasOwn(providers, text);

function FormButtons({ onCancel }: Pick<TokenFormProps, 'onCancel'>) {
  const t = useMessages();
  const { isBusy } = useFormState();
  return (
    <div className={css.buttons}>
      <Button isDisabled={isBusy} onPress={onCancel}>
        {t('common.cancel')}
      </Button>
      <Button type="submit" variant="primary" isBusy={isBusy} busyLabel={t('serviceTokens.creating')}>
        {t('serviceTokens.create')}
      </Button>
    </div>
  );
}
