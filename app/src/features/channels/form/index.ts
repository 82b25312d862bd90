export { ChannelForm } from './ChannelForm.tsx';
export { valuesOf } from './channelFields.ts';
export { percentIn, personalityIn, repTypeIn, typeIn } from './channelWords.ts';
export { NewChannelForm } from './NewChannelForm.tsx';
