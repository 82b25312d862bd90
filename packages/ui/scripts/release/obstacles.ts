/** What is known of a version before it is published. */
export interface Candidate {
  version: string;
  /** The text of CHANGELOG.md. */
  changelog: string;
  /** Notes that no version has yet, by their files. */
  notes: readonly string[];
  /** What git has not been told of. */
  changed: readonly string[];
  /** Fields of package.json that the vendor hasn't filled in. */
  placeholders: readonly string[];
}

/** What stands in the way of publishing, in sentences that say what to do. */
export function obstacles({ version, changelog, notes, changed, placeholders }: Candidate) {
  return [
    ...(notes.length > 0
      ? [`${notes.length} notes are in no version yet (${notes.join(', ')}): npm run changelog, and commit.`]
      : []),
    ...(changelog.split('\n').includes(`## ${version}`)
      ? []
      : [`CHANGELOG.md says nothing about ${version}: npm run changelog, and commit.`]),
    ...(changed.length > 0
      ? [
          `${changed.length} files are not committed (${changed[0]}…): what is published must be in the history.`,
        ]
      : []),
    ...(placeholders.length > 0
      ? [
          `package.json still has placeholders (${placeholders.join(', ')}): write your own addresses there, then npm run report -w @console/scripts.`,
        ]
      : []),
  ];
}

/**
 * The fields that name the vendor and still end in `.invalid`, which no address on the internet does. The accessibility
 * report and Storybook's page on barriers show the same fields.
 */
export function placeholdersIn(manifest: object) {
  const fields = ['author', 'homepage', 'repository', 'bugs'] as const;
  const values: Partial<Record<string, unknown>> = { ...manifest };
  return fields.filter((field) => !values[field] || /\.invalid\b/.test(JSON.stringify(values[field])));
}

/** The points of a version that people who use assistive technology can feel. */
export function felt(changelog: string, version: string) {
  const [, after = ''] = changelog.split(`\n## ${version}\n`);
  const [own = ''] = after.split('\n## ');
  return own.split('\n').filter((line) => line.startsWith('- **a11y**'));
}
