import { channelStates, channelsStates } from './channels.ts';
import { prove } from './proof.ts';
import { settingsStates, windowStates } from './settings.ts';

prove('the list of channels', channelsStates);
prove('a channel', channelStates);
prove('the personal settings', settingsStates);
prove('the popups, the drawer and signing out', windowStates);
