export { ChannelForm } from './ChannelForm.tsx';
export { channelValuesOf } from './channelFields.ts';
export { personalityIn, repTypeIn, typeIn } from './channelLabels.ts';
export { NewChannelForm } from './NewChannelForm.tsx';
