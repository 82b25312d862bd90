declare module 'virtual:messages' {
  /** Loads the compiled messages, by language and part. Made by `app/build/messages.ts`. */
  const loaders: Record<string, Record<string, () => Promise<{ default: Record<string, never> }>>>;
  export default loaders;
  /** Whether English is replaced by the pseudo-locale: `npm run dev -- --lang en-XA`. */
  export const isPseudo: boolean;
}
