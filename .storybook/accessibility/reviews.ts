/** Reviews by native speakers, with role and date, by language. There are none yet. */
const readBy: Record<string, string> = {};

/** How the strings of a language were written, and who has reviewed them. */
export function reviewOf(language: string) {
  const made = language === 'en' ? 'written with the component' : 'machine-translated';
  return `${made}, ${readBy[language] ?? 'not reviewed by a native speaker'}`;
}
