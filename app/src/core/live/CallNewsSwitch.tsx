import { Switch } from '@console/ui';
import { useWords } from '../i18n/index.ts';
import { setIsSilent, useIsSilent } from './silence.ts';

/** Turns the word about new calls on or off, in this browser. */
export function CallNewsSwitch() {
  const words = useWords();
  return (
    <Switch
      label={words('live.say')}
      isLabelShown
      hint={words('live.sayHint')}
      isSelected={!useIsSilent()}
      onChange={(isSaid) => setIsSilent(!isSaid)}
    />
  );
}
