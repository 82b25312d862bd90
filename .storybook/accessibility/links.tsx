import { evidence } from 'virtual:accessibility-facts';
import { type ReactNode, useContext } from 'react';
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

/** The ids a claim rests on, each with its kind and a link to the page that says where it lives. */
export function EvidenceList({ ids }: { ids: readonly string[] }) {
  return ids.map((id) => {
    const listed = evidence.find((row) => row.id === id);
    return (
      <p key={id}>
        <PageLink kind="docs" id={listed ? 'accessibility-evidence--docs' : 'accessibility-promises--docs'}>
          {id}
        </PageLink>
        {`, ${listed?.kind ?? 'automated'}`}
      </p>
    );
  });
}
