import { Switch } from '@console/ui';
import { useMessages } from '../i18n/index.ts';
import { setIsSilent, useIsSilent } from './silence.ts';

/** Turns the announcements of new calls on or off, in this browser. */
export function CallNewsSwitch() {
  const t = useMessages();
  return (
    <Switch
      label={t('live.say')}
      isLabelShown
      hint={t('live.sayHint')}
      isSelected={!useIsSilent()}
      onChange={(isSaid) => setIsSilent(!isSaid)}
    />
  );
}
