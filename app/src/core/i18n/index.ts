export { addWords, loadWords, type MessageKey, type Words } from './messages.ts';
export { useLanguage, useWords, WordsProvider } from './useWords.tsx';
