import { Switch, toast } from '@console/ui';
import { explain } from '../../../core/http/failures.ts';
import { useWords } from '../../../core/i18n/index.ts';
import { type Channel, useToggleChannel } from './channelList.queries.ts';

export interface StatusSwitchProps {
  orgId: string;
  channel: Channel;
  /** Without it the switch is only read: why stands above the list. */
  mayChange: boolean;
}

/**
 * Switches one channel on and off at once, and offers the way back. What the server refuses is taken back, with a word
 * and another try.
 */
export function StatusSwitch({ orgId, channel: { id, name, active }, mayChange }: StatusSwitchProps) {
  const words = useWords();
  const { mutate: toggle } = useToggleChannel(orgId, id, (wanted, error) => {
    const { told: sentence } = explain(error, words);
    toast({
      tone: 'error',
      title: words(wanted ? 'channels.notActivated' : 'channels.notDeactivated', { name }),
      description: `${sentence} ${words('channels.takenBack')}`,
      action: { label: words('tryAgain'), onPress: () => flip(wanted) },
    });
  });

  /** One way back at a time: that of the last press. */
  function flip(wanted: boolean) {
    toggle(wanted, {
      onSuccess() {
        toast({
          replaces: 'channelStatus',
          tone: 'success',
          title: words(wanted ? 'channels.activated' : 'channels.deactivated', { name }),
          action: { label: words('channels.undo'), onPress: () => toggle(!wanted) },
        });
      },
    });
  }

  return (
    <Switch
      label={words('channels.statusOf', { name })}
      onLabel={words('channels.active')}
      offLabel={words('channels.inactive')}
      isSelected={active}
      onChange={flip}
      isDisabled={!mayChange}
    />
  );
}
