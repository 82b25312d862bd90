export { SummaryScreen } from './SummaryScreen.tsx';
