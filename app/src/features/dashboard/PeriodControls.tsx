import type { Locale } from '@console/contract/rules';
import { SegmentedControl } from '@console/ui';
import { regionalTag, type Translate, useMessages } from '../../core/i18n/index.ts';
import { isoDateIn } from '../../core/i18n/isoDate.ts';
import { countOf, datesOf, type Span, spans, type Unit, units } from './report.ts';

export interface PeriodControlsProps {
  span: Span;
  unit: Unit;
  onChange: (span: Span, unit: Unit) => void;
}

/** Controls for the period of all charts, and for days or months. */
export function PeriodControls({ span, unit, onChange }: PeriodControlsProps) {
  const t = useMessages();
  const option = (days: Span) => ({
    value: `${days}`,
    label: t(unit === 'daily' ? 'dashboard.days' : 'dashboard.months', { count: countOf(days, unit) }),
  });

  return (
    <>
      <SegmentedControl
        label={t('dashboard.period')}
        options={[option(spans[0]), option(spans[1]), option(spans[2])]}
        value={`${span}`}
        onChange={(next) => onChange(Number(next) as Span, unit)}
      />
      <SegmentedControl
        label={t('dashboard.unit')}
        options={[
          { value: units[0], label: t('dashboard.daily') },
          { value: units[1], label: t('dashboard.monthly') },
        ]}
        value={unit}
        onChange={(next) => onChange(span, next)}
      />
    </>
  );
}

/** "Last 30 days, 19 October – 17 November", in the browser's time zone. */
export function rangeInWords(span: Span, unit: Unit, t: Translate, language: Locale) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const { from, to } = datesOf(isoDateIn(new Date(), timeZone), span, unit).shown;
  const format = new Intl.DateTimeFormat(regionalTag(language), {
    month: 'long',
    timeZone: 'UTC',
    ...(unit === 'daily' && { day: 'numeric' }),
    ...((unit === 'monthly' || span === 365) && { year: 'numeric' }),
  });
  return t(unit === 'daily' ? 'dashboard.rangeDaily' : 'dashboard.rangeMonthly', {
    count: countOf(span, unit),
    range: format.formatRange(new Date(from), new Date(to)),
  });
}
