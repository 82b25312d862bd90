export { addMessages, loadMessages, type MessageKey, type Translate } from './messages.ts';
export { MessagesProvider, regionalTag, useLanguage, useMessages } from './useMessages.tsx';
