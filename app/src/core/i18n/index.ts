export { addMessages, loadMessages, type MessageKey, type Translate } from './messages.ts';
export { regionalTag } from './regionalTag.ts';
export { MessagesProvider, useLanguage, useMessages } from './useMessages.tsx';
