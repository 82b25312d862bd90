import {
  Button,
  CalendarIcon,
  ChevronEndIcon,
  CircleCheckIcon,
  HourglassIcon,
  Link,
  PhoneIcon,
  PhoneIncomingIcon,
  RotateCwIcon,
  Skeleton,
  TriangleAlertIcon,
  UsersIcon,
} from '@console/ui';
import { type ReactNode, useId } from 'react';
import { explain } from '../../core/http/failures.ts';
import { useDateFormats } from '../../core/i18n/dateFormats.ts';
import { useLanguage, useMessages } from '../../core/i18n/index.ts';
import { useList } from '../../core/i18n/lists.ts';
import { paths } from '../../paths.ts';
import { nameOf, waitedIn } from '../callbacks/index.ts';
import { type Attention, useAttention } from './attention.queries.ts';
import css from './Dashboard.module.css';
import { maySeeCalls, type Organization } from './dashboard.queries.ts';

export interface AttentionListProps {
  organization: Organization;
  isNear: boolean;
}

/** Items of an organization that need attention, each with a link. The space stays the same if there are none. */
export function AttentionList({ organization, isNear }: AttentionListProps) {
  const t = useMessages();
  const titleId = useId();
  const attention = useAttention(organization, isNear);
  const items = useItems(organization, attention);
  const { isPending, isFetching, error, refetch } = attention;
  const failure = error && explain(error, t);
  const isSilent = maySeeCalls(organization) === false;

  return (
    // Not a region: with one per organization, there would be several landmarks with the same name.
    <div className={css.attention} aria-busy={isPending || undefined}>
      <h3 id={titleId} className={css.attentionTitle}>
        {t('dashboard.attention')}
      </h3>
      {failure && (
        <p className={css.note}>
          {t('dashboard.attentionFailed')} {failure.sentence}{' '}
          {failure.requestId && t('common.request', { id: failure.requestId })}
          <Button size="row" icon={<RotateCwIcon />} isBusy={isFetching} onPress={refetch}>
            {t('common.retry')}
          </Button>
        </p>
      )}
      {isPending && <Waiting />}
      {!isPending && !failure && items.length === 0 && (
        <p className={css.nothing}>
          <CircleCheckIcon size={18} />
          {t('dashboard.nothing')}
        </p>
      )}
      {!isPending && items.length > 0 && (
        <ul className={css.items} aria-labelledby={titleId}>
          {items.map(({ key, icon, what, detail, href }) => (
            <li key={key} className={css.item}>
              <span className={css.icon}>{icon}</span>
              <span className={css.itemText}>
                <Link href={href} isStandalone isPlain>
                  <span>{what}</span>
                </Link>
                {detail && <span className={css.detail}>{detail}</span>}
              </span>
              <span className={css.chevron}>
                <ChevronEndIcon />
              </span>
            </li>
          ))}
        </ul>
      )}
      {isSilent && <p className={css.note}>{t('dashboard.callsHidden')}</p>}
    </div>
  );
}

function Waiting() {
  return (
    <div className={css.items} aria-hidden="true">
      {['65%', '50%', '60%'].map((width) => (
        <div key={width} className={css.item}>
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  );
}

/** One item that needs attention, with its link. */
interface Item {
  key: string;
  icon: ReactNode;
  what: ReactNode;
  detail?: ReactNode;
  href: string;
}

/** The items with their texts: ongoing calls first, then what people are waiting for, then missing settings. */
function useItems({ id, channels }: Organization, attention: Attention): Item[] {
  const t = useMessages();
  const language = useLanguage();
  const list = useList();
  const moments = useDateFormats();
  const { calls, waiting, callbacks, due, lacksCalendar, expiredCard } = attention;
  const items: Item[] = [];

  for (const [channelId, onIt = []] of Map.groupBy(calls, ({ channel }) => channel)) {
    const [call] = onIt;
    if (!call) continue;
    const name = channels.find((channel) => channel.id === channelId)?.name;
    const since = t('dashboard.since', { time: moments.time(onIt.at(-1)?.startTime ?? '') });
    const ongoing = t('dashboard.onGoing', { count: onIt.length });
    const isOne = onIt.length === 1 || channelId === null;
    items.push({
      key: `calls ${channelId}`,
      icon: <PhoneIncomingIcon />,
      what: name ? t('dashboard.onGoingOn', { calls: ongoing, channel: name }) : ongoing,
      detail: since,
      href: isOne
        ? paths.session(id, channelId ?? paths.noChannel, call.id)
        : paths.sessions(id, channelId, '?status=onGoing'),
    });
  }

  const [appointment] = waiting?.rows ?? [];
  if (appointment) {
    items.push({
      key: 'waiting',
      icon: <HourglassIcon />,
      what: t('dashboard.waiting', { count: waiting?.total ?? waiting?.rows.length ?? 0 }),
      detail: t('appointments.nameWhen', {
        name: appointment.contact_name,
        when: moments.range(appointment.startTime, appointment.endTime),
      }),
      href: paths.appointments(id, { show: 'waiting' }),
    });
  }

  const [longest] = callbacks?.rows ?? [];
  if (longest) {
    const waited = waitedIn(language, longest.waitingSince, new Date());
    items.push({
      key: 'callbacks',
      icon: <PhoneIcon />,
      what: t('dashboard.callbacks', { count: callbacks?.total ?? callbacks?.rows.length ?? 0 }),
      detail: waited
        ? t('dashboard.longestWaiting', { name: nameOf(longest, t), length: waited })
        : t('appointments.nameWhen', { name: nameOf(longest, t), when: moments.short(longest.waitingSince) }),
      href: paths.callbacks(id),
    });
  }

  if (due && due.rows.length > 0) {
    const count = due.total ?? due.rows.length;
    const names = due.rows.map(({ name }) => name);
    const others = count - names.length;
    items.push({
      key: 'due',
      icon: <UsersIcon />,
      what: t('dashboard.due', { count }),
      detail: list(others > 0 ? [...names, t('dashboard.moreContacts', { count: others })] : names),
      href: paths.contactsDue(id),
    });
  }

  if (lacksCalendar) {
    items.push({
      key: 'calendar',
      icon: <CalendarIcon />,
      what: t('common.calendarMissing'),
      detail: t('dashboard.calendarText'),
      href: paths.integrations(id),
    });
  }

  if (expiredCard) {
    items.push({
      key: 'card',
      icon: <TriangleAlertIcon />,
      what: t('dashboard.cardExpired'),
      detail: t('dashboard.cardText', { ...expiredCard }),
      href: paths.settings(),
    });
  }
  return items;
}
