import { type Locale, roles } from '@console/contract/rules';
import { Avatar, Badge, Button, type Columns, HourglassIcon } from '@console/ui';
import type { DateFormats } from '../../core/i18n/dateFormats.ts';
import type { Translate } from '../../core/i18n/index.ts';
import { allowedIn } from './memberLabels.ts';
import { type Member, whyFixed } from './members.ts';
import css from './team.module.css';

interface ColumnOptions {
  t: Translate;
  language: Locale;
  moments: DateFormats;
  /** The membership of the person who is signed in. */
  mine: Member | undefined;
  mayChange: boolean;
  onChange: (member: Member) => void;
  onRemove: (member: Member) => void;
}

/** The columns of the team: member, role, permissions, date and actions. */
export function columnsFor({ t, language, moments, mine, ...acts }: ColumnOptions): Columns<Member> {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return [
    {
      key: 'name',
      header: t('team.member'),
      isRowHeader: true,
      // Percentages, so that the columns don't change when the rows are loaded.
      width: '25%',
      compare: (one, other) => compare(one.name, other.name),
      cell: ({ id, name, email, picture }) => (
        <span className={css.person}>
          <Avatar name={name} picture={picture ?? undefined} />
          <span className={css.who}>
            <span className={css.name}>
              <bdi>{name}</bdi>
              {id === mine?.id && <Badge tone="accent">{t('team.you')}</Badge>}
            </span>
            <bdi className={css.second} dir="ltr">
              {email}
            </bdi>
          </span>
        </span>
      ),
    },
    {
      key: 'role',
      header: t('team.role'),
      width: '9%',
      compare: (one, other) => roles.indexOf(one.role) - roles.indexOf(other.role),
      cell: ({ role }) => t(`role.${role}`),
    },
    {
      key: 'permissions',
      header: t('team.allowed'),
      width: '28%',
      cell: (member) => <span className={css.allowed}>{allowedIn(member, t, language)}</span>,
    },
    {
      key: 'since',
      header: t('team.since'),
      width: '14%',
      compare: (one, other) =>
        (one.joinedAt ?? `~${one.createdAt}`).localeCompare(other.joinedAt ?? `~${other.createdAt}`),
      cell: ({ joinedAt, createdAt }) => (
        <span className={css.since}>
          {joinedAt === null && (
            <Badge tone="info" icon={<HourglassIcon size={12} />}>
              {t('team.invited')}
            </Badge>
          )}
          {joinedAt === null ? moments.date(createdAt) : t('team.joinedOn', { date: moments.date(joinedAt) })}
        </span>
      ),
    },
    {
      key: 'actions',
      header: t('common.actions'),
      width: '24%',
      isHeaderHidden: true,
      align: 'end',
      cell: (member) => <Tools member={member} mine={mine} t={t} {...acts} />,
    },
  ];
}

interface ToolsProps extends Omit<ColumnOptions, 'language' | 'moments'> {
  member: Member;
}

/** The actions for one member, or the reason why there are none. Everyone except the owner can leave. */
function Tools({ member, mine, t, mayChange, onChange, onRemove }: ToolsProps) {
  const fixed = whyFixed(member, mine);
  if (fixed === 'owner') return <span className={css.why}>{t('team.ownerFixed')}</span>;
  if (fixed === 'self') {
    return (
      <span className={css.tools}>
        <span className={css.why}>{t('team.selfFixed')}</span>
        <Button size="row" variant="dangerOutline" onPress={() => onRemove(member)}>
          {t('team.leave')}
        </Button>
      </span>
    );
  }
  // The reason is shown once, above the table.
  if (!mayChange) return null;
  if (fixed === 'mayMore') return <span className={css.why}>{t('team.mayMoreFixed')}</span>;
  const { name } = member;

  return (
    <span className={css.tools}>
      <Button size="row" aria-label={t('team.changeOf', { name })} onPress={() => onChange(member)}>
        {t('common.edit')}
      </Button>
      <Button
        size="row"
        variant="dangerOutline"
        aria-label={t('team.removeOf', { name })}
        onPress={() => onRemove(member)}
      >
        {t('team.remove')}
      </Button>
    </span>
  );
}
