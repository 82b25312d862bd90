export { ChannelsScreen } from './ChannelsScreen.tsx';
