import { roles } from '@console/contract/rules';
import { Avatar, Badge, Button, type Columns, WaitingIcon } from '@console/ui';
import type { Words } from '../../core/i18n/index.ts';
import type { Moments } from '../../core/i18n/moments.ts';
import { type Member, whyFixed } from './members.ts';
import { allowedIn } from './memberWords.ts';
import css from './team.module.css';

interface ColumnOptions {
  words: Words;
  language: string;
  moments: Moments;
  /** The place of the person who looks. */
  mine: Member | undefined;
  mayChange: boolean;
  onChange: (member: Member) => void;
  onRemove: (member: Member) => void;
}

/** The columns of the team: who, as what, what they may do, since when, and what can be done about it. */
export function columnsFor({ words, language, moments, mine, ...acts }: ColumnOptions): Columns<Member> {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return [
    {
      key: 'name',
      header: words('team.member'),
      isRowHeader: true,
      // Shares of the table, so that nothing moves when the rows come.
      width: '25%',
      compare: (one, other) => compare(one.name, other.name),
      cell: ({ id, name, email, picture }) => (
        <span className={css.person}>
          <Avatar name={name} picture={picture ?? undefined} />
          <span className={css.who}>
            <span className={css.name}>
              <bdi>{name}</bdi>
              {id === mine?.id && <Badge tone="accent">{words('team.you')}</Badge>}
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
      header: words('team.role'),
      width: '9%',
      compare: (one, other) => roles.indexOf(one.role) - roles.indexOf(other.role),
      cell: ({ role }) => words(`role.${role}`),
    },
    {
      key: 'permissions',
      header: words('team.allowed'),
      width: '28%',
      cell: (member) => <span className={css.allowed}>{allowedIn(member, words, language)}</span>,
    },
    {
      key: 'since',
      header: words('team.since'),
      width: '14%',
      compare: (one, other) =>
        (one.joinedAt ?? `~${one.createdAt}`).localeCompare(other.joinedAt ?? `~${other.createdAt}`),
      cell: ({ joinedAt, createdAt }) => (
        <span className={css.since}>
          {joinedAt === null && (
            <Badge tone="info" icon={<WaitingIcon size={12} />}>
              {words('team.invited')}
            </Badge>
          )}
          {joinedAt === null
            ? moments.date(createdAt)
            : words('team.joinedOn', { date: moments.date(joinedAt) })}
        </span>
      ),
    },
    {
      key: 'actions',
      header: words('team.actions'),
      width: '24%',
      isHeaderHidden: true,
      align: 'end',
      cell: (member) => <Tools member={member} mine={mine} words={words} {...acts} />,
    },
  ];
}

interface ToolsProps extends Omit<ColumnOptions, 'language' | 'moments'> {
  member: Member;
}

/** What can be done about one member; where nothing can, the reason. Everybody but the owner may leave. */
function Tools({ member, mine, words, mayChange, onChange, onRemove }: ToolsProps) {
  const fixed = whyFixed(member, mine);
  if (fixed === 'owner') return <span className={css.why}>{words('team.ownerFixed')}</span>;
  if (fixed === 'self') {
    return (
      <span className={css.tools}>
        <span className={css.why}>{words('team.selfFixed')}</span>
        <Button size="row" variant="dangerOutline" onPress={() => onRemove(member)}>
          {words('team.leave')}
        </Button>
      </span>
    );
  }
  // Why there is nothing here stands above the list, once for all rows.
  if (!mayChange) return null;
  if (fixed === 'mayMore') return <span className={css.why}>{words('team.mayMoreFixed')}</span>;
  const { name } = member;

  return (
    <span className={css.tools}>
      <Button size="row" aria-label={words('team.changeOf', { name })} onPress={() => onChange(member)}>
        {words('team.change')}
      </Button>
      <Button
        size="row"
        variant="dangerOutline"
        aria-label={words('team.removeOf', { name })}
        onPress={() => onRemove(member)}
      >
        {words('team.remove')}
      </Button>
    </span>
  );
}
