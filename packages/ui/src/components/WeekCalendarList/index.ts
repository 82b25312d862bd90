export { list } from './WeekList.css.ts';
export { WeekList, type WeekListProps } from './WeekList.tsx';
