import { render, screen, within } from '@testing-library/react';
import { act, createRef } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { at, clinicIn, WeekSample } from '../WeekCalendar/samples.tsx';
import { WeekList, type WeekListHandle, type WeekListProps } from './WeekList.tsx';

type Sample = Partial<Parameters<typeof WeekSample>[0]>;

/** The accessible text of a button or a link, which comes before its visible content. */
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
])('WC-8: in %s each day has a heading with its full date; today and empty days are labeled', (...given) => {
  const [locale, sunday, tuesday, none] = given;
  draw({ locale });
  const days = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect([days.length, days[0], days[2]]).toEqual([7, sunday, tuesday]);
  expect(screen.getByText(none)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Appointments 15–21 November 2026' })).toBeVisible();
});

test('WC-8: the list has every event on each of its days, also outside the hours', () => {
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
] as const)('WC-13: in %s the name of a list event is complete out of context', (locale, names) => {
  draw({ locale, events: clinicIn(locale) });
  const [today] = screen
    .getAllByRole('heading', { level: 3 })
    .filter(({ textContent }) => textContent?.includes('17'));
  // Screen readers don't read isolates; text in the other direction has them.
  const heard = eventsOf(today?.textContent ?? '').map((name) => name?.replace(/[\u2068\u2069]/g, ''));
  expect(heard).toEqual(names);
});

test('WC-15: events before the first or after the last hour are in order in the list', () => {
  draw();
  expect(eventsOf('Wednesday 18 November')[0]).toBe('04:00 to 04:30, Wednesday 18 November, Early call');
  const friday = within(screen.getByRole('list', { name: 'Friday 20 November' }));
  expect(friday.getByText('until 02:00')).toBeVisible();
});

test('WC-14: repeated times in a clock-change week include the zone name', () => {
  draw({
    timeZone: 'America/New_York',
    now: '2026-11-03T15:00:00Z',
    events: [at('First', '01T05:30:00Z', '01T05:45:00Z'), at('Second', '01T06:30:00Z', '01T06:45:00Z')],
  });
  const [first, second] = eventsOf('Sunday 1 November');
  expect(first).toMatch(/01:30.*EDT|01:30.*GMT-4/);
  expect(second).toMatch(/01:30.*EST|01:30.*GMT-5/);
});

test('WC-18: completed, waiting and canceled events have a label and an icon; others have none', () => {
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

test('a day link names its day and events; pressing it scrolls to the heading and focuses it', async () => {
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

test('keyboard and pointer press an event, and the handler gets the event and the element', async () => {
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

test('events that can’t be pressed are text with the same name', () => {
  draw({}, { onEventPress: undefined });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('04:00 to 04:30, Wednesday 18 November, Early call')).toBeInTheDocument();
});

test('`renderEvent` replaces the visible content of an event, not its name', () => {
  draw(
    {},
    { renderEvent: (event, { times, isPast }) => `${event.title} at ${times}${isPast ? ', over' : ''}` },
  );
  const filling = screen.getByRole('button', { name: /^08:30 to 09:30, Tuesday.*Filling/ });
  expect(filling.lastElementChild?.textContent).toMatch(/^Filling at 08:30\s?–\s?09:30, over$/);
});

test('while events load, no day is announced as empty', () => {
  draw({ events: [] }, { isWaiting: true });
  expect(screen.queryByText('No events')).toBeNull();
  expect(screen.getAllByText('Loading')).toHaveLength(7);
  expect(screen.getByRole('link', { name: 'Monday 16 November, loading' })).toBeVisible();
});

describe('layout', () => {
  interface Emulation {
    send: (method: string, parameters: unknown) => Promise<unknown>;
  }
  const emulation = () => cdp() as unknown as Emulation;
  const emulate = (features: Record<string, string>) =>
    emulation().send('Emulation.setEmulatedMedia', {
      features: Object.entries(features).map(([name, value]) => ({ name, value })),
    });
  const touch = (enabled: boolean) =>
    emulation().send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 });

  afterEach(async () => {
    await emulate({ 'forced-colors': 'none', 'prefers-reduced-motion': 'no-preference' });
    await touch(false);
    document.documentElement.style.fontSize = '';
  });

  const draw = (sample: Sample = {}, more: Partial<WeekListProps> = {}, inlineSize = 358) =>
    render(
      <div style={{ inlineSize, overflow: 'auto' }}>
        <WeekSample {...sample}>
          {({ list }) => <WeekList {...list} onEventPress={() => {}} {...more} />}
        </WeekSample>
      </div>,
    );

  const itemsToday = () =>
    within(screen.getByRole('list', { name: /17/ }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  test('WC-16: the current-time line has a label and comes before the next event', () => {
    const { unmount } = draw();
    expect(itemsToday().findIndex((text) => text?.startsWith('now 11:20'))).toBe(3);
    expect(itemsToday()).toHaveLength(4);
    unmount();

    draw({ now: '2026-11-17T15:00:00Z' });
    expect(itemsToday()[3]).toMatch(/now 17:00$/);
  });

  test('WC-16: the current time is shown on a day without events, but not in another week', () => {
    const { unmount } = draw({ events: [] });
    expect(screen.getByText('11:20')).toBeVisible();
    unmount();
    draw({ weeks: 1 });
    expect(screen.queryByText('11:20')).toBeNull();
  });

  test.each([
    ['en', 'Add on Wednesday 18 November', 'Add on Tuesday 17 November'],
    ['he', 'הוספה ביום רביעי, 18 בנובמבר', 'הוספה ביום שלישי, 17 בנובמבר'],
    ['ru', 'Добавить: среда, 18 ноября', 'Добавить: вторник, 17 ноября'],
  ])(
    'in %s the Add button of a day uses its first free slot that isn’t over',
    async (locale, name, today) => {
      const add = vi.fn();
      draw(
        { locale, events: [...clinicIn('en'), at('First', '18T06:00', '18T07:00')] },
        { onSlotAction: add },
      );
      await userEvent.click(screen.getByRole('button', { name }));
      expect(add.mock.lastCall?.[0]).toBe('2026-11-18T07:00:00+02:00');

      await userEvent.click(screen.getByRole('button', { name: today }));
      expect(add.mock.lastCall?.[0]).toBe('2026-11-17T12:00:00+02:00');
    },
  );

  test('the actions of an event are below it, in a group named after it', () => {
    draw(
      {},
      { renderEventActions: ({ tone }) => tone === 'warning' && <button type="button">Approve</button> },
    );
    const group = screen.getByRole('group', { name: 'X-ray' });
    expect(within(group).getByRole('button', { name: 'Approve' })).toBeVisible();
    expect(screen.getAllByRole('group')).toHaveLength(1);
  });

  test('`focusDay` moves focus to the heading of a day', () => {
    const ref = createRef<WeekListHandle>();
    draw({}, { ref });
    act(() => ref.current?.focusDay(4));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Thursday 19 November' }));
  });

  test('WC-8: the list reflows at 320 px and with 200 % text, in both directions', () => {
    for (const locale of ['en', 'he', 'ru', 'ar']) {
      for (const [zoom, width] of [
        ['100%', 288],
        ['200%', 358],
        ['200%', 288],
      ] as const) {
        document.documentElement.style.fontSize = zoom;
        const { container, unmount } = draw(
          { locale, events: clinicIn(locale === 'ar' ? 'he' : (locale as 'en')), hourCycle: 12 },
          { onSlotAction: () => {}, renderEventActions: () => <button type="button">Approve</button> },
          width,
        );
        const place = container.firstElementChild as HTMLElement;
        expect(place.scrollWidth, `${locale} ${zoom} in ${width}`).toBeLessThanOrEqual(place.clientWidth);
        unmount();
      }
    }
  });

  test('in RTL the day links start on the right, and a time is to the right of its title', () => {
    draw({ locale: 'he' });
    const [first, second] = screen.getAllByRole('link').map((link) => link.getBoundingClientRect().left);
    expect(first).toBeGreaterThan(second ?? 0);
    const crown = within(screen.getByRole('button', { name: /Crown/ }));
    expect(crown.getByText('10:30').getBoundingClientRect().left).toBeGreaterThan(
      crown.getByText('Crown').getBoundingClientRect().right,
    );
  });

  test('targets are at least 24 px high and wide, and 44 px for touch', async () => {
    for (const [isTouch, least] of [
      [false, 24],
      [true, 44],
    ] as const) {
      await touch(isTouch);
      await expect.poll(() => matchMedia('(pointer: coarse)').matches).toBe(isTouch);
      const { unmount } = draw({}, { onSlotAction: () => {} });
      for (const target of [...screen.getAllByRole('button'), ...screen.getAllByRole('link')]) {
        const { width, height } = target.getBoundingClientRect();
        expect(Math.min(width, height), target.getAttribute('aria-label') ?? '').toBeGreaterThanOrEqual(
          least,
        );
      }
      unmount();
    }
  });

  test('WC-17: forced colors keep today’s border and the time line; reduced motion stops animations', async () => {
    await emulate({ 'forced-colors': 'active', 'prefers-reduced-motion': 'reduce' });
    draw();
    const today = screen.getByRole('link', { name: /^Today/ });
    const monday = screen.getByRole('link', { name: /^Monday/ });
    expect(Number.parseFloat(getComputedStyle(today).borderTopWidth)).toBe(2);
    expect(Number.parseFloat(getComputedStyle(monday).borderTopWidth)).toBe(0);
    expect(getComputedStyle(screen.getByText('11:20')).borderTopColor).not.toBe('rgba(0, 0, 0, 0)');
    await userEvent.hover(monday);
    expect(document.getAnimations()).toEqual([]);
  });
});
