export type { ChartSound } from '../LineChart/index.ts';
export { sound } from './SoundButton.tsx';
