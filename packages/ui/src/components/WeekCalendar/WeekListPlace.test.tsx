import { render, screen, within } from '@testing-library/react';
import { act, createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { at, clinicIn, WeekSample } from './listSamples.tsx';
import { WeekList, type WeekListHandle, type WeekListProps } from './WeekList.tsx';

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

type Sample = Partial<Parameters<typeof WeekSample>[0]>;

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

test('WC-16: now is a line with its words, before the first event to come', () => {
  const { unmount } = draw();
  expect(itemsToday().findIndex((text) => text?.startsWith('now 11:20'))).toBe(3);
  expect(itemsToday()).toHaveLength(4);
  unmount();

  draw({ now: '2026-11-17T15:00:00Z' });
  expect(itemsToday()[3]).toMatch(/now 17:00$/);
});

test('WC-16: on a day without events now still stands, and in another week it does not', () => {
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
  'in %s something can be added to each day, at the first time that is free and to come',
  async (locale, name, today) => {
    const add = vi.fn();
    draw({ locale, events: [...clinicIn('en'), at('First', '18T06:00', '18T07:00')] }, { onSlotAction: add });
    await userEvent.click(screen.getByRole('button', { name }));
    expect(add.mock.lastCall?.[0]).toBe('2026-11-18T07:00:00+02:00');

    await userEvent.click(screen.getByRole('button', { name: today }));
    expect(add.mock.lastCall?.[0]).toBe('2026-11-17T12:00:00+02:00');
  },
);

test('what can be done with an event at once stands below it, in a group of its name', () => {
  draw(
    {},
    { renderEventActions: ({ tone }) => tone === 'warning' && <button type="button">Approve</button> },
  );
  const group = screen.getByRole('group', { name: 'X-ray' });
  expect(within(group).getByRole('button', { name: 'Approve' })).toBeVisible();
  expect(screen.getAllByRole('group')).toHaveLength(1);
});

test('the calendar may send focus to a day', () => {
  const ref = createRef<WeekListHandle>();
  draw({}, { ref });
  act(() => ref.current?.focusDay(4));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Thursday 19 November' }));
});

test('WC-8: the list reflows at 320 px and with letters of twice the size, in both directions', () => {
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

test('in right-to-left the strip runs from the right, and a time stands at the right of its title', () => {
  draw({ locale: 'he' });
  const [first, second] = screen.getAllByRole('link').map((link) => link.getBoundingClientRect().left);
  expect(first).toBeGreaterThan(second ?? 0);
  const crown = within(screen.getByRole('button', { name: /Crown/ }));
  expect(crown.getByText('10:30').getBoundingClientRect().left).toBeGreaterThan(
    crown.getByText('Crown').getBoundingClientRect().right,
  );
});

test('targets are 24 px high and wide, and 44 with a finger', async () => {
  for (const [isTouch, least] of [
    [false, 24],
    [true, 44],
  ] as const) {
    await touch(isTouch);
    await expect.poll(() => matchMedia('(pointer: coarse)').matches).toBe(isTouch);
    const { unmount } = draw({}, { onSlotAction: () => {} });
    for (const target of [...screen.getAllByRole('button'), ...screen.getAllByRole('link')]) {
      const { width, height } = target.getBoundingClientRect();
      expect(Math.min(width, height), target.getAttribute('aria-label') ?? '').toBeGreaterThanOrEqual(least);
    }
    unmount();
  }
});

test('WC-17: in forced colours today has an edge and now is drawn, and with reduced motion nothing moves', async () => {
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
