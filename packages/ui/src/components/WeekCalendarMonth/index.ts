export { frame } from './MonthGrid.css.ts';
export { MonthGrid } from './MonthGrid.tsx';
