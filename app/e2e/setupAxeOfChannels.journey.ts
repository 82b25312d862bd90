import { prove } from './setupProof.ts';
import { channelStates, channelsStates } from './setupStatesOfChannels.ts';
import { settingsStates, windowStates } from './setupStatesOfSettings.ts';

prove('the list of channels', channelsStates);
prove('a channel', channelStates);
prove('the settings of a person', settingsStates);
prove('the small windows and the way out', windowStates);
