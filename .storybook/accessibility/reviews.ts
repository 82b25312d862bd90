/** Who has read the words of a language: a native speaker, by role and day. Nobody has yet. */
const readBy: Record<string, string> = {};

/** How the words of a language came to be, and who has read them. */
export function reviewOf(language: string) {
  const made = language === 'en' ? 'written with the component' : 'machine-translated';
  return `${made}, ${readBy[language] ?? 'not reviewed by a native speaker'}`;
}
