export { useKeptCells } from './keptCells.ts';
