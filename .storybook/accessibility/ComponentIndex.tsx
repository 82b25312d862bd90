import { PageLink } from './links.tsx';
import { ReviewPage } from './ReviewPage.tsx';
import { ReviewTable } from './ReviewTable.tsx';
import { standings, statuses } from './statuses.ts';

/** ST-40: every component and how far it is tested. */
export function ComponentIndex() {
  return (
    <ReviewPage>
      <h1>Components</h1>
      <p>
        Every component of the library. The table is made from its folders, its tests and the modules of the
        pages for reviewers.
      </p>
      <h2>What the words mean</h2>
      <ReviewTable
        caption="The five states of a component"
        columns={[{ name: 'Status' }, { name: 'Means', isWide: true }]}
        rows={Object.entries(statuses).map(([status, meaning]) => ({
          key: status,
          cells: [status, meaning],
        }))}
      />
      <p>
        <strong>Criteria supported</strong> counts the criteria of WCAG 2.2 that the page of a component makes
        a claim about; a component without such a page makes none. The checks of every story hold for it all
        the same. <strong>Last tried by a person</strong> means with a screen reader.
      </p>
      <h2>All of them</h2>
      <ReviewTable
        caption="Components by what is tested"
        columns={[
          { name: 'Component' },
          { name: 'Status' },
          { name: 'Stories' },
          { name: 'Keyboard table' },
          { name: 'Criteria supported' },
          { name: 'Speech' },
          { name: 'Last tried by a person' },
        ]}
        rows={standings.map(({ name, status, hasStories, hasKeys, hasPage, level, speech, manual }) => ({
          key: name,
          cells: [
            hasStories ? (
              <PageLink
                key="page"
                kind="docs"
                id={`components-${name.toLowerCase()}--${hasPage ? 'accessibility' : 'docs'}`}
              >
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
          ],
        }))}
      />
    </ReviewPage>
  );
}
