import { DataTable, EmptyState, Notice, PermissionsIcon } from '@console/ui';
import { explain } from '../../core/http/failures.ts';
import { type MessageKey, useLanguage, useWords } from '../../core/i18n/index.ts';
import { useMoments } from '../../core/i18n/moments.ts';
import { columnsFor } from './columns.tsx';
import { type Member, whyFixed } from './members.ts';
import css from './team.module.css';
import type { Team } from './team.queries.ts';

export interface TeamTableProps {
  team: Team;
  onChange: (member: Member) => void;
  onRemove: (member: Member) => void;
}

/** The list of a team, in each of its states. */
export function TeamTable({ team, ...acts }: TeamTableProps) {
  const words = useWords();
  const language = useLanguage();
  const moments = useMoments();
  const { data, error, isFetching, refetch, mine, mayChange } = team;
  const failure = error && explain(error, words);
  if (team.isMissing) {
    return (
      <EmptyState icon={<PermissionsIcon size={20} />} title={words('team.missing')}>
        {words('team.missingText')}
      </EmptyState>
    );
  }

  return (
    <DataTable
      label={words('team.title')}
      columns={columnsFor({ words, language, moments, mine, mayChange, ...acts })}
      rows={data}
      rowKey={({ id }) => id}
      defaultSort={{ column: 'role', direction: 'ascending' }}
      {...(data && data.length > 25 && { paging: {} })}
      isLoading={isFetching}
      waitingRows={4}
      waitingLines={2}
      onRetry={() => void refetch()}
      {...(failure && {
        error: {
          title: words(data ? 'team.stale' : 'team.failed'),
          description: failure.sentence,
          requestId: failure.requestId,
        },
      })}
      empty={<EmptyState icon={<PermissionsIcon size={20} />} title={words('team.none')} />}
      footer={data && words('team.count', { count: data.length })}
    />
  );
}

export interface TeamNoticeProps extends Pick<Team, 'mine' | 'mayChange'> {
  /** Who the address asks for. */
  selected: string | null;
  /** Who that is, when it is somebody. */
  asked: Member | undefined;
}

/** Why nothing can be changed here, or not the member whom the address asks for. */
export function TeamNotice({ mine, mayChange, selected, asked }: TeamNoticeProps) {
  const words = useWords();
  const reasons: Record<'owner' | 'self' | 'noTeam' | 'mayMore', MessageKey> = {
    owner: 'team.ownerFixed',
    self: 'team.selfFixed',
    noTeam: 'team.onlyRead',
    mayMore: 'team.mayMoreFixed',
  };
  const fixed = asked ? whyFixed(asked, mine) : null;
  const isGone = selected !== null && selected !== 'new' && !asked;
  const reason = isGone ? 'team.gone' : fixed && reasons[fixed];
  const key = mayChange ? reason : 'team.onlyRead';

  return key ? (
    <div className={css.notice}>
      <Notice tone={mayChange ? 'warning' : 'info'}>
        {words(key, { role: mine ? words(`role.${mine.role}`) : '' })}
      </Notice>
    </div>
  ) : null;
}
