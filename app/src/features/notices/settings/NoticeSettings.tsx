import { announce, FormGroup, Notice, RadioGroup, Switch } from '@console/ui';
import { useState } from 'react';
import { useSession } from '../../../core/account/organizations.queries.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { updates } from '../../../core/live/browserSwitch.ts';
import { useChoice, usualQuiet } from '../choices.ts';
import { prepareWorker, removeWorker } from '../notifications.ts';
import { requestPermission, usePermission } from '../permission.ts';
import css from './notices.module.css';
import { QuietFields } from './QuietFields.tsx';

/** Turns notifications of new calls on or off, in this browser. The browser is asked for permission by a press only. */
export function NoticeSettings() {
  const t = useMessages();
  const permission = usePermission();
  const personId = useSession()?.user.id ?? '';
  const { choice, change } = useChoice(personId);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<'failed' | 'notYet'>();
  const areUpdatesOn = updates.useIsOn();
  const isOn = choice.isOn && permission === 'granted';

  async function turnOn() {
    // Each press is answered, also if the notice is on the page already.
    if (permission === 'denied') announce(t('notices.deniedHow'));
    const answer = await requestPermission();
    if (answer === 'default') setProblem('notYet');
    if (answer !== 'granted') return;
    await prepareWorker();
    change({ isOn: true });
  }

  async function turnOff() {
    change({ isOn: false });
    await removeWorker();
  }

  async function turn(next: boolean) {
    setIsBusy(true);
    setProblem(undefined);
    await (next ? turnOn() : turnOff()).catch((error: unknown) => {
      console.error(error);
      setProblem('failed');
    });
    setIsBusy(false);
  }

  return (
    <FormGroup title={t('notices.title')} description={t('notices.titleWhy')}>
      {permission === 'unsupported' ? (
        <p className={css.none}>{t('notices.unsupported')}</p>
      ) : (
        <>
          <div>
            <Switch
              label={t('notices.on')}
              isLabelShown
              hint={t('notices.onHint')}
              isSelected={isOn}
              isBusy={isBusy}
              onChange={(next) => void turn(next)}
            />
            <div role="status" className={css.news}>
              {permission === 'denied' && (
                <Notice tone={choice.isOn ? 'warning' : 'info'} title={t('notices.denied')}>
                  {t('notices.deniedHow')}
                </Notice>
              )}
              {problem === 'notYet' && permission === 'default' && (
                <Notice tone="warning">{t('notices.notYet')}</Notice>
              )}
              {problem === 'failed' && (
                <Notice tone="danger" title={t('notices.failed')}>
                  {t('notices.failedWhat')}
                </Notice>
              )}
              {isOn && !areUpdatesOn && <Notice tone="warning">{t('notices.paused')}</Notice>}
            </div>
          </div>
          {isOn && (
            <>
              <RadioGroup
                label={t('notices.which')}
                options={[
                  { value: 'all', label: t('notices.all') },
                  { value: 'missed', label: t('notices.missed') },
                ]}
                value={choice.calls}
                onChange={(calls) => change({ calls })}
              />
              <Switch
                label={t('notices.names')}
                isLabelShown
                hint={t('notices.namesHint')}
                isSelected={choice.hasNames}
                onChange={(hasNames) => change({ hasNames })}
              />
              <Switch
                label={t('notices.quiet')}
                isLabelShown
                hint={t('notices.quietHint')}
                isSelected={choice.quiet !== null}
                onChange={(isQuiet) => change({ quiet: isQuiet ? usualQuiet : null })}
              />
              {choice.quiet && <QuietFields value={choice.quiet} onChange={(quiet) => change({ quiet })} />}
            </>
          )}
        </>
      )}
    </FormGroup>
  );
}
