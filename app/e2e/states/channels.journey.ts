import { channelStates, channelsStates } from './channels.ts';
import { prove } from './proof.ts';
import { settingsStates, windowStates } from './settings.ts';

prove('the list of channels', channelsStates);
prove('a channel', channelStates);
prove('the settings of a person', settingsStates);
prove('the small windows and the way out', windowStates);
