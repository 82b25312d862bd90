import { evidence } from 'virtual:accessibility-facts';
import { Fragment, type ReactNode, useContext } from 'react';
import { AskedContext } from '../AskedContext.ts';
import { reviewerLink } from '../tools/reviewerLink.ts';

/** To a story or a page of this Storybook. The page stands in a frame, so the link says where it opens. */
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

/** To a story alone, without the frame around it, as the toolbar asks: for a screen reader. */
export function AloneLink({ id, children }: { id: string; children: ReactNode }) {
  const asked = useContext(AskedContext);
  return (
    <a href={reviewerLink({ base: '', id, viewMode: 'story', isNarrow: false }, asked)} target="_top">
      {children}
    </a>
  );
}

/** The ids a claim rests on, by kind, each with a link to the page that says where it lives. */
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
