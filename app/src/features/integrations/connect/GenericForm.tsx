import { Form, NativeSelect, Notice, TextArea } from '@console/ui';
import { useState } from 'react';
import { SavingNews, useChecks } from '../../../core/forms/index.ts';
import { type MessageKey, useMessages } from '../../../core/i18n/index.ts';
import css from '../integrations.module.css';
import { storedIn } from '../integrations.queries.ts';
import { ConnectFields } from './ConnectFields.tsx';
import { type ConnectFormProps, useConnectForm } from './useConnectForm.ts';

const offered = ['google_calendar', 'meta'];

/** Connects a service with a configuration as text, for services without their own form. */
export function GenericForm(props: ConnectFormProps) {
  const t = useMessages();
  const check = useChecks();
  const { service, integration, services } = props;
  // The state when the form opened: later, it would include the connection that is made here.
  const [connected] = useState(props.connected);
  const labels = { type: t('integrations.type'), configuration: t('integrations.configuration') };
  const known = integration && textOf(integration.configuration);
  const stored = storedIn(integration);
  const saving = useConnectForm(props, {
    extra: { configuration: known ?? '' },
    configurationOf: ({ configuration = '' }) =>
      configuration.trim() === '' || configuration === known ? undefined : inShapeOf(stored, configuration),
    validate: ({ type, configuration = '' }) => ({
      type: type ? undefined : t('integrations.selectType'),
      configuration: integration
        ? stored === 'object' && configuration.trim() && !objectIn(configuration)
          ? t('integrations.notJson')
          : undefined
        : check.notEmpty(configuration, labels.configuration),
    }),
    labels,
    secrets: ['configuration'],
  });
  const [type, setType] = useState(saving.values.type);
  const chosen = services.find(({ id }) => id === type);
  const isConnected = !integration && chosen !== undefined && connected.has(chosen.id);

  return (
    <>
      <SavingNews saving={saving} />
      <Form key={saving.version} {...saving.form}>
        <div className={css.form}>
          {connected.size === 0 && <Notice>{t('integrations.noneConnected')}</Notice>}
          {integration ? (
            <input type="hidden" name="type" value={type} />
          ) : (
            <NativeSelect
              name="type"
              label={labels.type}
              value={type}
              placeholder={t('integrations.chooseType')}
              onChange={setType}
              options={services
                .filter(({ id, type }) => offered.includes(type) || id === service?.id)
                .map(({ id, label }) => ({ value: id, label }))}
              {...(isConnected && { error: t('integrations.already', { type: chosen.label }) })}
            />
          )}
          <TextArea
            name="configuration"
            label={labels.configuration}
            hint={t(hintFor(stored, known))}
            dir="ltr"
            rows={4}
            defaultValue={saving.values.configuration ?? ''}
          />
          <ConnectFields {...props} values={saving.values} />
        </div>
      </Form>
    </>
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A configuration as editable text. The server never returns secrets, so it can be empty. */
const textOf = (configuration: unknown) => {
  if (typeof configuration === 'string') return configuration;
  return isObject(configuration) && Object.keys(configuration).length > 0
    ? JSON.stringify(configuration, null, 2)
    : '';
};

function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Converts the text to the shape that was stored, so that an edit never turns an object into text or the reverse. */
const inShapeOf = (stored: string | null, text: string) =>
  (stored === 'object' ? objectIn(text) : undefined) ?? text;

function hintFor(stored: string | null, known = ''): MessageKey {
  if (stored === null) return 'integrations.configurationHint';
  if (known === '') return 'integrations.storedHint';
  return stored === 'object' ? 'integrations.partsHint' : 'integrations.keepHint';
}
