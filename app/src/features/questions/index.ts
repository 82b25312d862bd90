export { listQuestions, saveQuestion } from './questions.api.ts';
export { useQuestions } from './questions.queries.ts';
