import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DateTimeField } from '../DateTimeField/index.ts';
import { LineChart } from '../LineChart/index.ts';
import { WeekCalendar } from '../WeekCalendar/public.ts';
import { UIProvider } from './UIProvider.tsx';

const points = ['2026-11-16', '2026-11-17'].map((date, value) => ({ date, value }));
const events = [{ id: 'a', title: 'Cleaning', start: '2026-11-17T13:00', end: '2026-11-17T14:00' }];

function Dates({ locale }: { locale: string }) {
  return (
    <UIProvider locale={locale}>
      <DateTimeField label="Start" defaultValue="2026-11-17T13:00:00Z" timeZone="UTC" />
      <LineChart
        title="Calls"
        unit="day"
        series={[{ key: 'calls', label: 'Calls', color: 'series1', marker: 'circle', points }]}
      />
      <WeekCalendar
        label="Visits"
        events={events}
        timeZone="UTC"
        defaultValue="2026-11-17"
        defaultPresentation="grid"
      />
    </UIProvider>
  );
}

const shownParts = () => screen.getAllByRole('spinbutton').map((part) => part.textContent);
const shownDay = () => screen.getByRole('slider').getAttribute('aria-valuetext');
const expectEvent = (name: string) => expect(screen.getByRole('button', { name })).toBeTruthy();

test.each(['en', 'en-GB'])(
  'in %s, fields, charts and calendars have the day first and 24 hours',
  (locale) => {
    render(<Dates locale={locale} />);
    expect(shownParts()).toEqual(['17', '11', '2026', '13', '00']);
    expect(shownDay()).toMatch(/^Tuesday 17 November:/);
    expectEvent('13:00 to 14:00, Tuesday 17 November, Cleaning');
  },
);

test('in en-US, fields, charts and calendars have the month first and 12 hours', () => {
  render(<Dates locale="en-US" />);
  expect(shownParts()).toEqual(['11', '17', '2026', '01', '00', 'PM']);
  expect(shownDay()).toMatch(/^Tuesday, November 17:/);
  expectEvent('1:00 to 2:00 PM, Tuesday, November 17, Cleaning');
});

test('English without a region keeps its extensions', () => {
  render(<Dates locale="en-u-hc-h12" />);
  expect(shownParts()).toEqual(['17', '11', '2026', '01', '00', 'pm']);
  expectEvent('1:00 to 2:00 pm, Tuesday 17 November, Cleaning');
});
