export { BusyMark } from './BusyMark.tsx';
