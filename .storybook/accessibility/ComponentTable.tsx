import { PageLink } from './links.tsx';
import { ReviewTable } from './ReviewTable.tsx';
import { componentStatuses } from './statuses.ts';

const heads = [
  ...['Component', 'Status', 'Stories', 'Keyboard table'],
  ...['Criteria supported', 'Speech', 'Last tried by a person'],
];

/** ST-40: every component and its test status. */
export function ComponentTable() {
  return (
    <ReviewTable
      caption="Components and their test status"
      heads={heads}
      rows={componentStatuses.map(({ name, status, page, hasStories, hasKeys, level, speech, manual }) => [
        page ? (
          <PageLink key="page" kind="docs" id={page}>
            {name}
          </PageLink>
        ) : (
          name
        ),
        status,
        hasStories ? 'every look' : 'none',
        hasKeys ? 'from tests' : 'none',
        level,
        speech,
        manual,
      ])}
    />
  );
}
