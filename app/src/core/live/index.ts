export { CallNewsSwitch } from './CallNewsSwitch.tsx';
