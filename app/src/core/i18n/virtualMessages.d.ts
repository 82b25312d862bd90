declare module 'virtual:messages' {
  /** By language and part: what loads the compiled messages. Made by `app/build/messages.ts`. */
  const loaders: Record<string, Record<string, () => Promise<{ default: Record<string, never> }>>>;
  export default loaders;
  /** The name of each language in the language itself. */
  export const languageNames: Record<import('@console/contract/rules').Locale, string>;
}
