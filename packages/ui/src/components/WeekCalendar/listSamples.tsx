import type { ReactNode } from 'react';
import { UIProvider } from '../UIProvider/index.ts';
import { dayOf, momentText } from './dates.ts';
import type { WeekEvent } from './events.ts';
import { planWeek } from './plan.ts';
import { speechOf } from './speech.ts';
import { useStrings } from './WeekCalendar.strings.ts';
import { momentIn, moveWeeks, weekOf } from './week.ts';

/** An event of November 2026. */
export const at = (id: string, start: string, end: string, more: Partial<WeekEvent> = {}): WeekEvent => ({
  id,
  title: id,
  start: `2026-11-${start}`,
  end: `2026-11-${end}`,
  ...more,
});

const days = {
  en: { done: 'completed', off: 'cancelled', waits: 'waiting for approval' },
  he: { done: 'הושלם', off: 'בוטל', waits: 'ממתין לאישור' },
  ru: { done: 'завершено', off: 'отменено', waits: 'ожидает подтверждения' },
};

/** A week of a clinic with one of everything. */
export const clinicIn = (language: 'en' | 'he' | 'ru'): readonly WeekEvent[] => {
  const words = days[language];
  return [
    at('Check-up', '15T08:30', '15T09:30', { detail: 'Noa', tone: 'neutral', status: words.done }),
    at('Fair', '15', '17', { detail: 'Levinsky Bakery' }),
    at('Filling', '17T08:30', '17T09:30', { detail: 'Maya Levin', tone: 'neutral', status: words.done }),
    at('Cleaning', '17T10:30', '17T11:30', { detail: 'Noa', tone: 'cancelled', status: words.off }),
    at('Crown', '17T10:30', '17T12:00', { detail: 'Maya Levin' }),
    at('Retainer', '17T12:30', '17T13:00', { detail: 'נועה' }),
    at('Early call', '18T04:00', '18T04:30'),
    at('X-ray', '18T09:30', '18T10:30', { detail: 'Noa', tone: 'warning', status: words.waits }),
    at('Night watch', '19T22:00', '20T02:00'),
    at('Holiday', '20', '21'),
  ];
};

interface SampleProps {
  locale?: string;
  theme?: 'light' | 'dark';
  events?: readonly WeekEvent[];
  timeZone?: string;
  /** ISO 8601, with `Z`. */
  now?: string;
  /** The week after it: 1 is the next one. */
  weeks?: number;
  hourCycle?: 12 | 24;
  children: (given: ReturnType<typeof useSample>) => ReactNode;
}

/** A week as the calendar gives it to its parts, in a page of its language. */
export function WeekSample({ locale = 'en', theme = 'light', ...sample }: SampleProps) {
  const { language } = new Intl.Locale(locale);
  const dir = ['he', 'ar', 'fa'].includes(language) ? 'rtl' : 'ltr';
  return (
    <div lang={locale} dir={dir} data-theme={theme} style={{ background: 'var(--console-color-surface)' }}>
      <UIProvider locale={locale}>
        <Given {...sample} locale={locale} />
      </UIProvider>
    </div>
  );
}

function Given({ children, ...sample }: Omit<SampleProps, 'theme'>) {
  return children(useSample(sample));
}

function useSample({
  locale = 'en',
  events = clinicIn('en'),
  timeZone = 'Asia/Jerusalem',
  now = '2026-11-17T09:20:00Z',
  weeks = 0,
  hourCycle,
}: Omit<SampleProps, 'theme' | 'children'>) {
  const words = useStrings();
  const instant = Date.parse(now);
  const today = dayOf(momentText(instant, timeZone));
  const week = weekOf(moveWeeks(today, weeks), { locale, timeZone, firstDayOfWeek: 'sun' });
  const speech = speechOf(week, words, hourCycle);
  const view = { label: 'Appointments', plan: planWeek(week, events), speech, instant, today };
  return { week, list: { ...view, now: momentIn(week, instant), titleId: 'title', renderEvent: undefined } };
}
