import { Breadcrumbs, Button, Page, PlusIcon } from '@console/ui';
import { useRef, useState } from 'react';
import { useMessages } from '../../core/i18n/index.ts';
import { NotFoundPage } from '../../core/loading/NotFoundPage.tsx';
import { paths } from '../../paths.ts';
import { MemberDialog } from './MemberDialog.tsx';
import { type Member, whyFixed } from './members.ts';
import { RemoveMember } from './RemoveMember.tsx';
import { TeamNotice, TeamTable } from './TeamTable.tsx';
import { useTeam } from './team.queries.ts';

export interface TeamScreenProps {
  orgId: string;
  /** The member whose form is open, from the URL: an ID, or `new` for an invitation. */
  selected: string | null;
  onSelect: (member: string | null) => void;
  /** Called after the person left the team: navigate away. */
  onLeft: () => void;
}

/** The team of an organization: its members with their permissions, and invitations. */
export function TeamScreen({ orgId, selected, onSelect, onLeft }: TeamScreenProps) {
  const t = useMessages();
  const team = useTeam(orgId);
  const { data, organization, mine, standing, mayChange } = team;
  const [leaving, setLeaving] = useState<Member | null>(null);
  const list = useRef<HTMLDivElement>(null);
  if (team.isUnknown) return <NotFoundPage />;
  const asked = data?.find(({ id }) => id === selected);

  return (
    <Page
      title={t('nav.team')}
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: t('nav.organizationSettings'), href: paths.organization(orgId) }]}
          current={t('nav.team')}
        />
      }
      {...(organization && { subtitle: t('team.subtitle', { organization }) })}
      {...(!team.isMissing && {
        actions: (
          <Button
            id="invite-member"
            variant="primary"
            icon={<PlusIcon />}
            isDisabled={!mayChange}
            onPress={() => onSelect('new')}
          >
            {t('team.invite')}
          </Button>
        ),
      })}
    >
      {data && <TeamNotice {...{ mine, mayChange, selected, asked }} />}
      <div ref={list}>
        <TeamTable team={team} onChange={({ id }) => onSelect(id)} onRemove={setLeaving} />
      </div>
      <MemberDialog
        orgId={orgId}
        selected={mayChange ? selected : null}
        member={asked && whyFixed(asked, mine) === null ? asked : undefined}
        team={data ?? []}
        mine={standing}
        onClose={() => onSelect(null)}
      />
      <RemoveMember
        {...{ orgId, mine, organization }}
        member={leaving}
        onClose={() => setLeaving(null)}
        onRemoved={(isSelf) => {
          setLeaving(null);
          if (isSelf) onLeft();
        }}
        onGone={() => list.current?.querySelector('table')?.focus()}
      />
    </Page>
  );
}
