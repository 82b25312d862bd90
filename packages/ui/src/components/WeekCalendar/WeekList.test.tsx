import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { at, clinicIn, WeekSample } from './listSamples.tsx';
import { WeekList, type WeekListProps } from './WeekList.tsx';

type Sample = Partial<Parameters<typeof WeekSample>[0]>;

/** What is read of a button or a link; what is seen of it comes after that. */
const nameOf = (one: Element) => one.firstElementChild?.textContent;

const press = vi.fn();

const draw = (sample: Sample = {}, more: Partial<WeekListProps> = {}) =>
  render(
    <WeekSample {...sample}>
      {({ list }) => (
        <>
          <h2 id="title">15–21 November 2026</h2>
          <WeekList {...list} onEventPress={press} {...more} />
        </>
      )}
    </WeekSample>,
  );

const eventsOf = (day: string) =>
  within(screen.getByRole('list', { name: day }))
    .getAllByRole('button')
    .map(nameOf);

test.each([
  ['en', 'Sunday 15 November', 'Today, Tuesday 17 November', 'No events'],
  ['he', 'יום ראשון, 15 בנובמבר', 'היום, יום שלישי, 17 בנובמבר', 'אין אירועים'],
  ['ru', 'Воскресенье, 15 ноября', 'Сегодня, вторник, 17 ноября', 'Нет событий'],
])('WC-8: in %s each day has a heading with its full date; today says so, and a free day too', (...given) => {
  const [locale, sunday, tuesday, none] = given;
  draw({ locale });
  const days = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect([days.length, days[0], days[2]]).toEqual([7, sunday, tuesday]);
  expect(screen.getByText(none)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Appointments 15–21 November 2026' })).toBeVisible();
});

test('WC-8: all that is in the week is in the list, on each of its days, whatever its hours', () => {
  draw();
  expect(screen.getAllByRole('button')).toHaveLength(clinicIn('en').length + 2);
  expect(eventsOf('Monday 16 November')).toEqual(['15 to 16 November 2026, All day, Fair, Levinsky Bakery']);
  expect(eventsOf('Friday 20 November')).toEqual([
    'Friday 20 November, All day, Holiday',
    'Thursday 19 November at 22:00 to Friday 20 November at 02:00, Night watch',
  ]);
});

test.each([
  [
    'en',
    [
      '08:30 to 09:30, Tuesday 17 November, Filling, Maya Levin, completed',
      '10:30 to 11:30, Tuesday 17 November, Cleaning, Noa, cancelled, overlaps 1 event',
      '10:30 to 12:00, Tuesday 17 November, Crown, Maya Levin, overlaps 1 event',
      '12:30 to 13:00, Tuesday 17 November, Retainer, נועה',
    ],
  ],
  [
    'he',
    [
      '08:30 עד 09:30, יום שלישי, 17 בנובמבר, Filling, Maya Levin, הושלם',
      '10:30 עד 11:30, יום שלישי, 17 בנובמבר, Cleaning, Noa, בוטל, חופף לאירוע אחד',
      '10:30 עד 12:00, יום שלישי, 17 בנובמבר, Crown, Maya Levin, חופף לאירוע אחד',
      '12:30 עד 13:00, יום שלישי, 17 בנובמבר, Retainer, נועה',
    ],
  ],
  [
    'ru',
    [
      'с 08:30 до 09:30, вторник, 17 ноября, Filling, Maya Levin, завершено',
      'с 10:30 до 11:30, вторник, 17 ноября, Cleaning, Noa, отменено, пересекается с 1 событием',
      'с 10:30 до 12:00, вторник, 17 ноября, Crown, Maya Levin, пересекается с 1 событием',
      'с 12:30 до 13:00, вторник, 17 ноября, Retainer, נועה',
    ],
  ],
] as const)('WC-13: in %s an event of the list says everything by itself', (locale, names) => {
  draw({ locale, events: clinicIn(locale) });
  const [today] = screen
    .getAllByRole('heading', { level: 3 })
    .filter(({ textContent }) => textContent?.includes('17'));
  expect(eventsOf(today?.textContent ?? '')).toEqual(names);
});

test('WC-15: what lies before the first hour or after the last stands in its place', () => {
  draw();
  expect(eventsOf('Wednesday 18 November')[0]).toBe('04:00 to 04:30, Wednesday 18 November, Early call');
  const friday = within(screen.getByRole('list', { name: 'Friday 20 November' }));
  expect(friday.getByText('until 02:00')).toBeVisible();
});

test('WC-14: of two times that look alike in a week of a clock change each has the name of its zone', () => {
  draw({
    timeZone: 'America/New_York',
    now: '2026-11-03T15:00:00Z',
    events: [at('First', '01T05:30:00Z', '01T05:45:00Z'), at('Second', '01T06:30:00Z', '01T06:45:00Z')],
  });
  const [first, second] = eventsOf('Sunday 1 November');
  expect(first).toMatch(/01:30.*EDT|01:30.*GMT-4/);
  expect(second).toMatch(/01:30.*EST|01:30.*GMT-5/);
});

test('WC-18: what is over, waits or is off has a word and an icon; the ordinary is silent', () => {
  draw();
  for (const [title, word] of [
    ['Filling', 'Completed'],
    ['Cleaning', 'Cancelled'],
    ['X-ray', 'Waiting for approval'],
  ]) {
    const event = within(screen.getByRole('button', { name: new RegExp(`, ${title},`) }));
    const state = event.getByText(word ?? '');
    expect(state).toBeVisible();
    expect(state.parentElement?.querySelector('svg')).toBeVisible();
  }
  expect(getComputedStyle(screen.getByText('Cleaning').parentElement as Element).textDecorationLine).toBe(
    'line-through',
  );
  expect(screen.getByRole('button', { name: /Crown/ }).querySelector('svg')).toBeNull();
});

test('a link of the strip says its day and its events, and brings its heading into view and focus', async () => {
  draw();
  const strip = screen.getByRole('navigation', { name: 'Days of the week' });
  const links = within(strip).getAllByRole('link');
  expect(links.map(nameOf).slice(1, 3)).toEqual([
    'Monday 16 November, 1 event',
    'Today, Tuesday 17 November, 4 events',
  ]);
  expect(links[6] && nameOf(links[6])).toBe('Saturday 21 November, no events');
  expect(links.map((link) => link.getAttribute('aria-current')).indexOf('date')).toBe(2);

  links[6]?.focus();
  await userEvent.keyboard('{Enter}');
  const saturday = screen.getByRole('heading', { name: 'Saturday 21 November' });
  expect(document.activeElement).toBe(saturday);
  await expect.element(saturday).toBeInViewport();
  expect(links[6]?.getAttribute('href')).toBe(`#${saturday.id}`);
});

test('an event is pressed with the keyboard and the pointer, and says on what', async () => {
  draw({}, { hasPopover: true });
  const crown = screen.getByRole('button', { name: /Crown/ });
  crown.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  await userEvent.click(crown);
  expect(press).toHaveBeenCalledTimes(3);
  expect(press.mock.lastCall?.[0].event.id).toBe('Crown');
  expect(press.mock.lastCall?.[1]).toBe(crown);
  expect(crown.getAttribute('aria-haspopup')).toBe('dialog');
});

test('where events cannot be pressed they are text with the same words', () => {
  draw({}, { onEventPress: undefined });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('04:00 to 04:30, Wednesday 18 November, Early call')).toBeInTheDocument();
});

test('the host may draw an event; its name stays', () => {
  draw(
    {},
    { renderEvent: (event, { times, isPast }) => `${event.title} at ${times}${isPast ? ', over' : ''}` },
  );
  const filling = screen.getByRole('button', { name: /^08:30 to 09:30, Tuesday.*Filling/ });
  expect(filling.lastElementChild?.textContent).toMatch(/^Filling at 08:30\s?–\s?09:30, over$/);
});

test('while events are on their way a day does not say that it has none', () => {
  draw({ events: [] }, { isWaiting: true });
  expect(screen.queryByText('No events')).toBeNull();
  expect(screen.getAllByText('Loading')).toHaveLength(7);
  expect(screen.getByRole('link', { name: 'Monday 16 November, loading' })).toBeVisible();
});
