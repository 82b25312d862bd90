import type { Locale } from '@console/contract/rules';
import { Badge, Button, CheckIcon, ChevronEndIcon, Switch, toast } from '@console/ui';
import { useId } from 'react';
import { explain } from '../../core/http/failures.ts';
import { type MessageKey, regionalTag, useLanguage, useWords } from '../../core/i18n/index.ts';
import css from './integrations.module.css';
import { type Integration, type Service, useToggle } from './integrations.queries.ts';
import { Picture } from './Picture.tsx';

export interface ServiceTileProps {
  orgId: string;
  service: Service;
  /** The connection to it, when there is one. */
  integration: Integration | undefined;
  mayChange: boolean;
  onSelect: () => void;
}

const purposes: Readonly<Record<string, MessageKey>> = {
  google_calendar: 'integrations.forCalendar',
  whatsapp: 'integrations.forWhatsapp',
  meta: 'integrations.forMeta',
};

/** One service: press it to connect it, or see since when it is and change how. What is connected is not connected again. */
export function ServiceTile({ orgId, service, integration, mayChange, onSelect }: ServiceTileProps) {
  const words = useWords();
  const id = useId();
  const { type, label, image } = service;
  const purpose = purposes[type] ?? 'integrations.forOther';

  return (
    <li className={css.tile} data-connected={integration !== undefined || undefined}>
      <div className={css.head}>
        <Picture image={image} />
        {integration && (
          <Badge tone="success" icon={<CheckIcon size={13} />}>
            {words('integrations.connected')}
          </Badge>
        )}
      </div>
      <h2 id={id} className={css.name}>
        <bdi>{label}</bdi>
      </h2>
      <p className={css.purpose}>
        {integration ? words('integrations.already', { type: label }) : words(purpose)}
      </p>
      <div className={css.foot}>
        {integration && <ConnectionFoot {...{ orgId, label, integration, mayChange, onSelect }} />}
        {!integration && mayChange && (
          <button type="button" className={css.connect} aria-describedby={id} onClick={onSelect}>
            {words('integrations.connect')}
            <ChevronEndIcon />
          </button>
        )}
        {!integration && !mayChange && (
          <span className={css.since}>{words('integrations.notConnected')}</span>
        )}
      </div>
    </li>
  );
}

interface ConnectionFootProps extends Pick<ServiceTileProps, 'orgId' | 'mayChange' | 'onSelect'> {
  label: string;
  integration: Integration;
}

function ConnectionFoot({ orgId, label, integration, mayChange, onSelect }: ConnectionFootProps) {
  const words = useWords();
  const language = useLanguage();
  const { id, enabled, connectedAt } = integration;
  const { mutate: toggle } = useToggle(orgId, id, (wanted, error) => {
    const { told: sentence } = explain(error, words);
    toast({
      tone: 'error',
      title: words(wanted ? 'integrations.notEnabled' : 'integrations.notDisabled', { type: label }),
      description: `${sentence} ${words('integrations.takenBack')}`,
      action: { label: words('tryAgain'), onPress: () => toggle(wanted) },
    });
  });
  const date = connectedAt && inWords(new Date(connectedAt), language);

  return (
    <>
      <span className={css.since}>
        {date ? words('integrations.since', { date }) : words('integrations.connected')}
      </span>
      {mayChange && (
        <Button size="row" aria-label={words('integrations.changeOf', { type: label })} onPress={onSelect}>
          {words('integrations.change')}
        </Button>
      )}
      {mayChange ? (
        <Switch
          label={words('integrations.enabledOf', { type: label })}
          onLabel={words('integrations.enabled')}
          offLabel={words('integrations.disabled')}
          isSelected={enabled}
          onChange={(wanted) => toggle(wanted)}
        />
      ) : (
        <span className={css.since}>{words(enabled ? 'integrations.enabled' : 'integrations.disabled')}</span>
      )}
    </>
  );
}

/** The day, with its year when it is another one. */
function inWords(date: Date, language: Locale) {
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  return new Intl.DateTimeFormat(regionalTag(language), {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(date);
}
