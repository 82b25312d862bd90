import { Form, NativeSelect, Notice, TextArea } from '@console/ui';
import { useState } from 'react';
import { SavingNews } from '../../../forms/index.ts';
import { useWords } from '../../../messages/index.ts';
import css from '../integrations.module.css';
import { ConnectFields } from './ConnectFields.tsx';
import { type ConnectFormProps, useConnectForm } from './useConnectForm.ts';

const offered = ['google_calendar', 'meta'];

/** Connects a service by a configuration that is written by hand: for services without a form of their own. */
export function GenericForm(props: ConnectFormProps) {
  const words = useWords();
  const { service, services, connected } = props;
  const labels = { type: words('integrations.type'), configuration: words('integrations.configuration') };
  const saving = useConnectForm(props, {
    extra: { configuration: '' },
    configurationOf: ({ configuration }) => configuration ?? '',
    validate: ({ type }) => ({ type: type ? undefined : words('integrations.selectType') }),
    labels,
  });
  const [type, setType] = useState(saving.values.type);
  const chosen = services.find(({ id }) => id === type);
  const isConnected = chosen !== undefined && connected.has(chosen.id);

  return (
    <>
      <SavingNews saving={saving} />
      <Form key={saving.version} {...saving.form}>
        <div className={css.form}>
          {connected.size === 0 && <Notice>{words('integrations.noneConnected')}</Notice>}
          <NativeSelect
            name="type"
            label={labels.type}
            value={type}
            placeholder={words('integrations.chooseType')}
            onChange={setType}
            options={services
              .filter(({ id, type }) => offered.includes(type) || id === service?.id)
              .map(({ id, label }) => ({ value: id, label }))}
            {...(isConnected && { error: words('integrations.already', { type: chosen.label }) })}
          />
          <TextArea
            name="configuration"
            label={labels.configuration}
            hint={words('integrations.configurationHint')}
            dir="ltr"
            rows={4}
            defaultValue={saving.values.configuration ?? ''}
          />
          <ConnectFields channels={props.channels} values={saving.values} onClose={props.onClose} />
        </div>
      </Form>
    </>
  );
}
