import { Button, Form, Notice, useFormField } from '@console/ui';
import { useEffect, useId, useState } from 'react';
import { SavingNews } from '../../../core/forms/index.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { offersGoogleCode } from '../../../popups/googleCode.ts';
import css from '../integrations.module.css';
import { ConnectFields } from './ConnectFields.tsx';
import { type ConnectFormProps, useConnectForm } from './useConnectForm.ts';
import { useGoogleCode } from './useGoogleCode.ts';

/** Connects Google Calendar: a popup gets a code from Google, and the code is the configuration. */
export function GoogleForm(props: ConnectFormProps) {
  const t = useMessages();
  const { integration } = props;
  const [code, setCode] = useState('');
  const saving = useConnectForm(props, {
    extra: {},
    configurationOf: () => (code ? { code } : undefined),
    validate: () => ({ code: code || integration ? undefined : t('integrations.codeNeeded') }),
    labels: {},
  });

  // A code expires within minutes, so it is saved as soon as it arrives. If that fails, Submit retries.
  const { ref } = saving.form;
  useEffect(() => {
    if (code) ref.current?.requestSubmit();
  }, [code, ref]);

  return (
    <>
      <SavingNews saving={saving} />
      <Form key={saving.version} {...saving.form}>
        <div className={css.form}>
          <input type="hidden" name="type" value={saving.values.type} />
          <GetCode
            hasCode={code !== ''}
            isAgain={integration !== undefined}
            onCode={setCode}
            onOther={props.onOther}
          />
          <ConnectFields {...props} values={saving.values} />
        </div>
      </Form>
    </>
  );
}

interface GetCodeProps extends Pick<ConnectFormProps, 'onOther'> {
  hasCode: boolean;
  /** Whether there is a connection already. It keeps its code unless people get another one. */
  isAgain: boolean;
  onCode: (code: string) => void;
}

function GetCode({ hasCode, isAgain, onCode, onOther }: GetCodeProps) {
  const t = useMessages();
  const id = useId();
  const { step, ask } = useGoogleCode(onCode);
  const label = t('integrations.getGoogle');
  const error = useFormField({ name: 'code', label, getControl: () => document.getElementById(id) });

  if (!offersGoogleCode()) {
    return (
      <Notice
        tone="warning"
        action={
          <Button size="row" onPress={onOther}>
            {t('integrations.asText')}
          </Button>
        }
      >
        {t('connectGoogle.not_configured')}
      </Notice>
    );
  }
  return (
    <div className={css.code}>
      <Button id={id} aria-describedby={`${id}news`} onPress={ask}>
        {label}
      </Button>
      <div id={`${id}news`} role="status">
        {step.at === 'start' && !error && (
          <p className={css.hint}>
            {t(isAgain ? 'integrations.googleAgainHint' : 'integrations.googleHint')}
          </p>
        )}
        {step.at === 'start' && error && <Notice tone="danger">{error}</Notice>}
        {step.at === 'waiting' && <p className={css.hint}>{t('integrations.googleWaiting')}</p>}
        {step.at === 'failed' && <Notice tone="warning">{t(`connectGoogle.${step.failure}`)}</Notice>}
        {hasCode && step.at === 'received' && (
          <Notice tone="success">{t('integrations.codeReceived')}</Notice>
        )}
      </div>
    </div>
  );
}
