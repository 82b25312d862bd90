import { Button, Form, Notice, useFormField } from '@console/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { SavingNews } from '../../../core/forms/index.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { type CodeFailure, codeNewsIn, offersGoogleCode } from '../../../popups/googleCode.ts';
import { openPopup, whenClosed } from '../../../popups/openPopup.ts';
import css from '../integrations.module.css';
import { ConnectFields } from './ConnectFields.tsx';
import { type ConnectFormProps, useConnectForm } from './useConnectForm.ts';

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

type Step = { at: 'start' } | { at: 'waiting' } | { at: 'failed'; failure: CodeFailure } | { at: 'received' };

/** Gets a code from Google in a popup, and passes it to `onCode` once. Call `ask` in an event handler of a press. */
function useGoogleCode(onCode: (code: string) => void) {
  const [step, setStep] = useState<Step>({ at: 'start' });
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  function ask() {
    stop.current();
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const state = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const popup = openPopup(`/connect/google?state=${state}`, 'console-google', 480, 420);
    if (!popup) return setStep({ at: 'failed', failure: 'popup_failed_to_open' });
    setStep({ at: 'waiting' });

    const listen = (event: MessageEvent) => {
      if (event.origin !== location.origin || event.source !== popup) return;
      const news = codeNewsIn(event.data, state);
      if (news?.failure) setStep({ at: 'failed', failure: news.failure });
      if (!news?.code) return;
      stop.current();
      setStep({ at: 'received' });
      onCode(news.code);
    };
    window.addEventListener('message', listen);
    const stopWatching = whenClosed(popup, () => {
      stop.current();
      // An earlier failure from the popup is the better reason.
      setStep((last) => (last.at === 'waiting' ? { at: 'failed', failure: 'popup_closed' } : last));
    });
    stop.current = () => {
      window.removeEventListener('message', listen);
      stopWatching();
    };
  }

  return { step, ask };
}
