export { LiveSwitches } from './LiveSwitches.tsx';
