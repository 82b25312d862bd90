export { addWords, loadWords, type MessageKey, type Words } from './messages.ts';
export { regionalTag } from './regionalTag.ts';
export { useLanguage, useWords, WordsProvider } from './useWords.tsx';
