export { CallNewsSwitch } from './CallNewsSwitch.tsx';
export { Live } from './Live.tsx';
