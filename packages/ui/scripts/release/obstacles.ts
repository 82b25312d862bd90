/** What is known of a version before it is published. */
export interface Candidate {
  version: string;
  /** The text of CHANGELOG.md. */
  changelog: string;
  /** Notes that no version has yet, by their files. */
  notes: readonly string[];
  /** What git has not been told of. */
  changed: readonly string[];
}

/** What stands in the way of publishing, in sentences that say what to do. */
export function obstacles({ version, changelog, notes, changed }: Candidate) {
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
  ];
}

/** The points of a version that people who use assistive technology can feel. */
export function felt(changelog: string, version: string) {
  const [, after = ''] = changelog.split(`\n## ${version}\n`);
  const [own = ''] = after.split('\n## ');
  return own.split('\n').filter((line) => line.startsWith('- **a11y**'));
}
