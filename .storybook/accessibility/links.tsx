import { evidence } from 'virtual:accessibility-facts';
import { Fragment, type ReactNode, useContext } from 'react';
import { AskedContext } from '../DocsFrame.tsx';
import { reviewerLink } from '../tools/reviewerLink.ts';

/** A link to a story or a page of this Storybook. The page is in an iframe, so the link needs a target. */
export function PageLink({
  kind,
  id,
  children,
}: {
  kind: 'story' | 'docs';
  id: string;
  children: ReactNode;
}) {
  return (
    <a href={`./?path=/${kind}/${id}`} target="_top">
      {children}
    </a>
  );
}

/** A link to a story without Storybook, with the toolbar values, for tests with screen readers. */
export function AloneLink({ id, children }: { id: string; children: ReactNode }) {
  const asked = useContext(AskedContext);
  return (
    <a href={reviewerLink({ base: '', id, viewMode: 'story', isNarrow: false }, asked)} target="_top">
      {children}
    </a>
  );
}

/** The evidence IDs of a claim, by kind, each with a link to its page. */
export function EvidenceList({ ids }: { ids: readonly string[] }) {
  const kinds = Map.groupBy(ids, (id) => evidence.find((row) => row.id === id)?.kind ?? 'automated');
  return [...kinds].map(([kind, found]) => (
    <p key={kind}>
      {kind}:{' '}
      {found.map((id, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <PageLink kind="docs" id={pageOf(id)}>
            {id}
          </PageLink>
        </Fragment>
      ))}
    </p>
  ));
}

function pageOf(id: string) {
  const isListed = evidence.some((row) => row.id === id);
  return isListed ? 'accessibility-evidence--docs' : 'accessibility-promises--docs';
}
