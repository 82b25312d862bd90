export { isUnknownCall, listQuestions, saveQuestion } from './questions.api.ts';
