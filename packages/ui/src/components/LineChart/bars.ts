export { bars } from './BarDrawing.tsx';
export type { OtherKind } from './model.ts';
