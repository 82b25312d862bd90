export type { ChartSound } from './kind.ts';
export { sound } from './SoundButton.tsx';
