import type { Accessibility } from './accessibility.ts';
import { claimsOf } from './claims.ts';
import { criteria, understanding } from './criteria.ts';
import { EvidenceList } from './links.tsx';
import { Prose } from './Prose.tsx';
import { ReviewTable } from './ReviewTable.tsx';

/** ST-1: the pattern and its neighbours, and what is claimed about each criterion. */
export function Statement({ of: { name, pattern, criteria: claims, stated } }: { of: Accessibility }) {
  return (
    <>
      <p>
        Pattern: <a href={pattern.href}>{pattern.name}</a>. <Prose>{pattern.why}</Prose>
      </p>
      <p>Why it is none of the patterns beside it:</p>
      <ul>
        {pattern.neighbours.map(({ name, whyNot }) => (
          <li key={name}>
            <strong>
              <Prose>{name}</Prose>
            </strong>
            : <Prose>{whyNot}</Prose>
          </li>
        ))}
      </ul>
      <p>
        A claim is made by those who wrote the component, rests on what automation can see, and holds for a
        page that brings what stands under “What you must supply”. Criteria that are not in the table are for
        the page around it, or do not apply.
      </p>
      <ReviewTable
        caption={`WCAG 2.2, levels A and AA: what is claimed for ${name}`}
        columns={[
          { name: 'Criterion' },
          { name: 'Level' },
          { name: 'Claim' },
          { name: 'What it rests on', isWide: true },
          { name: 'Evidence' },
          { name: 'Date' },
        ]}
        rows={claimsOf(claims).map(([id, claim]) => ({
          key: id,
          cells: [
            <a key="criterion" href={understanding(id)}>
              {id} {criteria[id].name}
            </a>,
            criteria[id].level,
            claim.claim,
            <Prose key="how">
              {claim.claim === 'Supports' ? claim.how : `${claim.how} Missing: ${claim.missing}`}
            </Prose>,
            <EvidenceList key="evidence" ids={claim.evidence} />,
            <time key="date" dateTime={stated}>
              {stated}
            </time>,
          ],
        }))}
      />
    </>
  );
}
