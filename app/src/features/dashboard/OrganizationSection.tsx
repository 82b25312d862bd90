import { Monogram } from '@console/ui';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { type Translate, useMessages } from '../../core/i18n/index.ts';
import { AttentionList } from './AttentionList.tsx';
import { Charts } from './Charts.tsx';
import css from './Dashboard.module.css';
import { type Organization, useReport } from './dashboard.queries.ts';
import type { Span, Unit } from './report.ts';
import { Totals } from './Totals.tsx';

export interface OrganizationSectionProps {
  organization: Organization;
  span: Span;
  unit: Unit;
  /** Whether it is the first one, which is always near the viewport. */
  isFirst: boolean;
}

/**
 * One organization: its totals, three charts in a row, and what needs attention. Until it is near the viewport, it is a
 * skeleton of the same height and sends no requests.
 */
export function OrganizationSection({ organization, span, unit, isFirst }: OrganizationSectionProps) {
  const t = useMessages();
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const isNear = useIsNear(section) || isFirst;
  const report = useReport(organization, { span, unit }, isNear);

  return (
    <section ref={section} className={css.section} aria-labelledby={titleId}>
      <header className={css.head}>
        <Monogram name={organization.name} />
        <h2 id={titleId} className={css.name}>
          <bdi>{organization.name}</bdi>
        </h2>
        <span className={css.channels}>{channelsInWords(organization, t)}</span>
      </header>
      <div className={css.frame}>
        <Totals
          organization={organization}
          counts={report.data}
          isLost={report.isError && !report.data}
          isNear={isNear}
        />
        <Charts name={organization.name} unit={unit} report={report} />
        <AttentionList organization={organization} isNear={isNear} />
      </div>
    </section>
  );
}

/** Whether an element is or was in the viewport, or within one viewport height of it. */
function useIsNear(element: RefObject<HTMLElement | null>) {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '50% 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}

function channelsInWords({ channels }: Organization, t: Translate) {
  const all = channels.length;
  const active = channels.filter((channel) => channel.active).length;
  if (all === 0) return t('dashboard.noChannels');
  return active === all ? t('dashboard.allActive', { all }) : t('dashboard.someActive', { active, all });
}
