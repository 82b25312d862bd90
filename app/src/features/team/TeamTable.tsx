import { DataTable, EmptyState, Notice, ShieldUserIcon } from '@console/ui';
import { explain } from '../../core/http/failures.ts';
import { useDateFormats } from '../../core/i18n/dateFormats.ts';
import { type MessageKey, useLanguage, useMessages } from '../../core/i18n/index.ts';
import { columnsFor } from './columns.tsx';
import { type Member, whyFixed } from './members.ts';
import css from './team.module.css';
import type { Team } from './team.queries.ts';

export interface TeamTableProps {
  team: Team;
  onChange: (member: Member) => void;
  onRemove: (member: Member) => void;
}

/** The table of the team, with its loading, empty and error states. */
export function TeamTable({ team, ...acts }: TeamTableProps) {
  const t = useMessages();
  const language = useLanguage();
  const moments = useDateFormats();
  const { data, error, isFetching, refetch, mine, mayChange } = team;
  const failure = error && explain(error, t);
  if (team.isMissing) {
    return (
      <EmptyState icon={<ShieldUserIcon size={20} />} title={t('team.missing')}>
        {t('team.missingText')}
      </EmptyState>
    );
  }

  return (
    <DataTable
      label={t('nav.team')}
      columns={columnsFor({ t: t, language, moments, mine, mayChange, ...acts })}
      rows={data}
      rowKey={({ id }) => id}
      defaultSort={{ column: 'role', direction: 'ascending' }}
      {...(data && data.length > 25 && { paging: {} })}
      isLoading={isFetching}
      skeletonRows={4}
      skeletonLines={2}
      onRetry={() => void refetch()}
      {...(failure && {
        error: {
          title: t(data ? 'common.stale' : 'team.failed'),
          description: failure.sentence,
          requestId: failure.requestId,
        },
      })}
      empty={<EmptyState icon={<ShieldUserIcon size={20} />} title={t('team.none')} />}
      footer={data && t('team.count', { count: data.length })}
    />
  );
}

export interface TeamNoticeProps extends Pick<Team, 'mine' | 'mayChange'> {
  /** The member ID in the URL. */
  selected: string | null;
  /** The member with that ID, if there is one. */
  asked: Member | undefined;
}

/** Explains why nobody here, or not the member in the URL, can be changed. */
export function TeamNotice({ mine, mayChange, selected, asked }: TeamNoticeProps) {
  const t = useMessages();
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
        {t(key, { role: mine ? t(`role.${mine.role}`) : '' })}
      </Notice>
    </div>
  ) : null;
}
