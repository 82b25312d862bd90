import { phoneLabel } from '@console/contract/rules';
import { type Columns, Link, Switch, toast } from '@console/ui';
import { explain } from '../../../core/http/failures.ts';
import { type Translate, useMessages } from '../../../core/i18n/index.ts';
import { paths } from '../../../paths.ts';
import { CopyNumber } from '../CopyNumber.tsx';
import { type Channel, useToggleChannel } from './channelList.queries.ts';
import css from './columns.module.css';

/** The columns of the list. The name links to the settings of the channel. */
export function columnsFor(
  orgId: string,
  organization: string,
  t: Translate,
  language: string,
  mayChange: boolean,
): Columns<Channel> {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return [
    {
      key: 'name',
      header: t('channels.name'),
      // Widths in percent, so that columns don't move when the rows load.
      width: '30%',
      isRowHeader: true,
      compare: (one, other) => compare(one.name, other.name),
      cell: ({ id, name, bot }) => (
        <>
          <span className={css.name}>
            <Link href={paths.channel(orgId, id)} isStandalone isPlain>
              <bdi>{name}</bdi>
            </Link>
          </span>
          <span className={css.second}>
            {bot ? t('channels.answersAs', { name: bot.name }) : t('channels.noRepresentative')}
          </span>
        </>
      ),
    },
    {
      key: 'type',
      header: t('common.type'),
      width: '12%',
      compare: (one, other) => compare(one.type, other.type),
      cell: ({ type }) => <span className={css.muted}>{typeInWords(type, t)}</span>,
    },
    {
      key: 'status',
      header: t('common.status'),
      width: '16%',
      compare: (one, other) => Number(other.active) - Number(one.active),
      cell: (channel) => (
        <div className={css.status}>
          <StatusSwitch orgId={orgId} channel={channel} mayChange={mayChange} />
        </div>
      ),
    },
    {
      key: 'organization',
      header: t('channels.organization'),
      width: '22%',
      cell: () => <bdi className={css.muted}>{organization}</bdi>,
    },
    {
      key: 'phoneNumber',
      header: t('common.phoneNumber'),
      width: '20%',
      compare: (one, other) => compare(one.phoneNumber?.number ?? '', other.phoneNumber?.number ?? ''),
      cell: ({ phoneNumber }) =>
        phoneNumber ? (
          <span className={css.line}>
            <bdi className={css.number} dir="ltr">
              {phoneLabel(phoneNumber.number)}
            </bdi>
            <CopyNumber number={phoneNumber.number} />
          </span>
        ) : (
          <span className={css.muted}>{t('channels.noNumber')}</span>
        ),
    },
  ];
}

/** The label of a channel type. An unknown type is shown as the server sends it. */
function typeInWords(type: string, t: Translate) {
  if (type === 'phone') return t('channels.typePhone');
  return type === 'whatsapp' ? t('channels.typeWhatsapp') : type;
}

interface StatusSwitchProps {
  orgId: string;
  channel: Channel;
  /** If false, the switch is disabled. The reason is shown above the list. */
  mayChange: boolean;
}

/**
 * Switches a channel on or off immediately and offers Undo. If the server rejects the change, the switch is reset and a
 * toast offers Retry.
 */
function StatusSwitch({ orgId, channel: { id, name, active }, mayChange }: StatusSwitchProps) {
  const t = useMessages();
  const { mutate: toggle } = useToggleChannel(orgId, id, (wanted, error) => {
    const { told: sentence } = explain(error, t);
    toast({
      tone: 'error',
      title: t(wanted ? 'channels.notActivated' : 'channels.notDeactivated', { name }),
      description: `${sentence} ${t('common.takenBack')}`,
      action: { label: t('common.retry'), onPress: () => flip(wanted) },
    });
  });

  /** Only the last change can be undone. */
  function flip(wanted: boolean) {
    toggle(wanted, {
      onSuccess() {
        toast({
          replaces: 'channelStatus',
          tone: 'success',
          title: t(wanted ? 'channels.activated' : 'channels.deactivated', { name }),
          action: { label: t('common.undo'), onPress: () => toggle(!wanted) },
        });
      },
    });
  }

  return (
    <Switch
      label={t('channels.statusOf', { name })}
      onLabel={t('channels.active')}
      offLabel={t('channels.inactive')}
      isSelected={active}
      onChange={flip}
      isDisabled={!mayChange}
    />
  );
}
