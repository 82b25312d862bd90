import type { Locale } from '@console/contract/rules';
import { Badge, Button, CheckIcon, ChevronEndIcon, Skeleton, Switch, toast } from '@console/ui';
import { useId } from 'react';
import { explain } from '../../core/http/failures.ts';
import { type MessageKey, regionalTag, useLanguage, useMessages } from '../../core/i18n/index.ts';
import css from './integrations.module.css';
import { type Integration, type Service, useToggle } from './integrations.queries.ts';
import { Picture } from './Picture.tsx';

export interface ServiceTileProps {
  orgId: string;
  service: Service;
  /** The connection to the service, if there is one. */
  integration: Integration | undefined;
  mayChange: boolean;
  onSelect: () => void;
}

const purposes: Readonly<Record<string, MessageKey>> = {
  google_calendar: 'integrations.forCalendar',
  whatsapp: 'integrations.forWhatsapp',
  meta: 'integrations.forMeta',
};

/** One service, with a button to connect it, or the date of its connection and a button to change it. */
export function ServiceTile({ orgId, service, integration, mayChange, onSelect }: ServiceTileProps) {
  const t = useMessages();
  const id = useId();
  const { type, label, image } = service;
  const purpose = purposes[type] ?? 'integrations.forOther';

  return (
    <li className={css.tile} data-connected={integration !== undefined || undefined}>
      <div className={css.head}>
        <Picture image={image} />
        {integration && (
          <Badge tone="success" icon={<CheckIcon size={13} />}>
            {t('integrations.connected')}
          </Badge>
        )}
      </div>
      <h2 id={id} className={css.name}>
        <bdi>{label}</bdi>
      </h2>
      <p className={css.purpose}>{integration ? t('integrations.already', { type: label }) : t(purpose)}</p>
      <div className={css.foot}>
        {integration && <ConnectionFoot {...{ orgId, label, integration, mayChange, onSelect }} />}
        {!integration && mayChange && (
          <button type="button" className={css.connect} aria-describedby={id} onClick={onSelect}>
            {t('integrations.connect')}
            <ChevronEndIcon />
          </button>
        )}
        {!integration && !mayChange && <span className={css.since}>{t('integrations.notConnected')}</span>}
      </div>
    </li>
  );
}

interface ConnectionFootProps extends Pick<ServiceTileProps, 'orgId' | 'mayChange' | 'onSelect'> {
  label: string;
  integration: Integration;
}

function ConnectionFoot({ orgId, label, integration, mayChange, onSelect }: ConnectionFootProps) {
  const t = useMessages();
  const language = useLanguage();
  const { id, enabled, connectedAt } = integration;
  const { mutate: toggle } = useToggle(orgId, id, (wanted, error) => {
    const { told: sentence } = explain(error, t);
    toast({
      tone: 'error',
      title: t(wanted ? 'integrations.notEnabled' : 'integrations.notDisabled', { type: label }),
      description: `${sentence} ${t('common.takenBack')}`,
      action: { label: t('common.retry'), onPress: () => toggle(wanted) },
    });
  });
  const date = connectedAt && inWords(new Date(connectedAt), language);

  return (
    <>
      {date && <span className={css.since}>{t('integrations.since', { date })}</span>}
      {mayChange && (
        <Button size="row" aria-label={t('integrations.changeOf', { type: label })} onPress={onSelect}>
          {t('integrations.change')}
        </Button>
      )}
      {mayChange ? (
        <Switch
          label={t('integrations.enabledOf', { type: label })}
          onLabel={t('integrations.enabled')}
          offLabel={t('integrations.disabled')}
          isSelected={enabled}
          onChange={(wanted) => toggle(wanted)}
        />
      ) : (
        <span className={css.since}>{t(enabled ? 'integrations.enabled' : 'integrations.disabled')}</span>
      )}
    </>
  );
}

/** The day, with the year if it isn't the current one. */
function inWords(date: Date, language: Locale) {
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  return new Intl.DateTimeFormat(regionalTag(language), {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(date);
}

/** The skeleton of the grid. */
export function WaitingTiles() {
  const t = useMessages();
  return (
    <div className={css.grid} role="status" aria-label={t('integrations.loading')}>
      {[0, 1, 2].map((place) => (
        <div key={place} className={css.tile}>
          <div className={css.head}>
            <Skeleton width="3rem" height="3rem" />
          </div>
          <p className={css.name}>
            <Skeleton width="50%" />
          </p>
          <p className={css.purpose}>
            <Skeleton width="70%" />
          </p>
          <div className={css.foot}>
            <Skeleton width="30%" />
          </div>
        </div>
      ))}
    </div>
  );
}
