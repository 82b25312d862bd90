import { Button, Form, MultiSelect, TextField, useFormState } from '@console/ui';
import { SavingNews, useChecks, useSaving } from '../../core/forms/index.ts';
import { useMessages } from '../../core/i18n/index.ts';
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
  channels: string[];
}

const empty: TokenValues = { name: '', channels: [] };

/** The form for a new token: its name, and the channels that it is limited to. */
export function TokenForm({ orgId, channels, onMade, onCancel }: TokenFormProps) {
  const t = useMessages();
  const check = useChecks();
  const create = useCreateToken(orgId);
  const labels = { name: t('serviceTokens.name'), channels: t('nav.channels') };
  const saving = useSaving<TokenValues, NewServiceToken>({
    name: `serviceToken/${orgId}`,
    label: t('serviceTokens.new'),
    labels,
    start: { values: empty },
    send: ({ name, channels }) => create({ name, channels: channels.length > 0 ? channels : null }),
    validate: ({ name }) => ({ name: check.notEmpty(name, labels.name) }),
    onSaved: onMade,
  });

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
