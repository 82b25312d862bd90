export { QuestionsScreen } from './QuestionsScreen.tsx';
