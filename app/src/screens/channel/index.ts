export { ChannelScreen } from './ChannelScreen.tsx';
export { ChannelViewScreen } from './ChannelViewScreen.tsx';
export { NewChannelScreen } from './NewChannelScreen.tsx';
