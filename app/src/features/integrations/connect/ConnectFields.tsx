import { Button, Checkbox, NativeSelect, useFormState } from '@console/ui';
import { useMessages } from '../../../core/i18n/index.ts';
import css from '../integrations.module.css';
import { storedIn } from '../integrations.queries.ts';
import type { ConnectFormProps } from './useConnectForm.ts';

export interface ConnectFieldsProps extends Pick<ConnectFormProps, 'channels' | 'integration' | 'onClose'> {
  values: { channel: string; enabled: string; forget: string };
}

/** The fields that every connection has, and the buttons of its form. */
export function ConnectFields({ channels, integration, values, onClose }: ConnectFieldsProps) {
  const t = useMessages();
  const { isBusy } = useFormState();

  return (
    <>
      <NativeSelect
        name="channel"
        label={t('common.channel')}
        hint={t('integrations.channelHint')}
        defaultValue={values.channel}
        options={[
          { value: 'all', label: t('integrations.allChannels') },
          ...channels.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Checkbox name="enabled" defaultSelected={values.enabled !== ''}>
        {t('integrations.enabledField')}
      </Checkbox>
      {storedIn(integration) && (
        <Checkbox name="forget" defaultSelected={values.forget !== ''} hint={t('integrations.forgetHint')}>
          {t('integrations.forget')}
        </Checkbox>
      )}
      <div className={css.buttons}>
        <Button isDisabled={isBusy} onPress={onClose}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t(integration ? 'common.save' : 'integrations.submit')}
        </Button>
      </div>
    </>
  );
}
