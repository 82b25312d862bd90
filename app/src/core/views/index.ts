export { useViewSwitch } from './useViewSwitch.ts';
export { ViewSwitch } from './ViewSwitch.tsx';
