import { Switch } from '@console/ui';
import { useMessages } from '../i18n/index.ts';
import { callNews, updates } from './browserSwitch.ts';

/** Turns the announcements of new calls and the automatic updates on or off, in this browser. */
export function LiveSwitches() {
  const t = useMessages();
  return (
    <>
      <Switch
        label={t('live.say')}
        isLabelShown
        hint={t('live.sayHint')}
        isSelected={callNews.useIsOn()}
        onChange={callNews.setIsOn}
      />
      <Switch
        label={t('live.update')}
        isLabelShown
        hint={t('live.updateHint')}
        isSelected={updates.useIsOn()}
        onChange={updates.setIsOn}
      />
    </>
  );
}
