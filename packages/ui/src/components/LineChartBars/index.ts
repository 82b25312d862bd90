export type { OtherKind } from '../LineChart/index.ts';
export { bars } from './BarDrawing.tsx';
