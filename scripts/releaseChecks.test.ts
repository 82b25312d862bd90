import { expect, test } from 'vitest';
import { withResults } from './releaseChecks.ts';

const head = `# Release checks

| Task | Result | Tests | Time | Date | Commit | Machine |
|---|---|---|---|---|---|---|
`;

test('a new result replaces the last one of its task, and the others stay', () => {
  const page = withResults(head, ['| server#soak | failed |', '| app#other | passed |']);
  expect(withResults(page, ['| server#soak | passed |'])).toBe(
    `${head}| app#other | passed |\n| server#soak | passed |\n`,
  );
});
