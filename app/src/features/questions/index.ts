export { listQuestions, saveQuestion } from './questions.api.ts';
