export type { ChartSound } from './model.ts';
export { sound } from './SoundButton.tsx';
