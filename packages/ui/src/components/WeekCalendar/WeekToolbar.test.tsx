import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clinicIn, WeekSample } from './listSamples.tsx';
import { WeekToolbar } from './WeekToolbar.tsx';

const moved = vi.fn();
const today = vi.fn();
const chosen = vi.fn();

type Place = Partial<Parameters<typeof WeekToolbar>[0]>;

const draw = (sample: Partial<Parameters<typeof WeekSample>[0]> = {}, place: Place = {}) =>
  render(
    <WeekSample {...sample} events={clinicIn('en')}>
      {({ week, list: { speech, today: day, titleId } }) => (
        <WeekToolbar
          {...{ week, speech, today: day, titleId }}
          presentation="grid"
          onPresentationChange={chosen}
          onMove={moved}
          onToday={today}
          {...place}
        />
      )}
    </WeekSample>,
  );

const namesOf = (role: 'button' | 'radio') =>
  screen
    .getAllByRole(role)
    .map((one) => one.getAttribute('aria-label') ?? one.closest('label')?.textContent ?? one.textContent);

test.each([
  ['en', 0, ['Today', 'Last week', 'Next week'], ['Week', 'List']],
  ['en', 3, ['Today', 'In 2 weeks', 'In 4 weeks'], ['Week', 'List']],
  ['he', 0, ['היום', 'השבוע שעבר', 'השבוע הבא'], ['שבוע', 'רשימה']],
  ['ru', 0, ['Сегодня', 'На прошлой неделе', 'На следующей неделе'], ['Неделя', 'Список']],
])('WC-13: in %s, %i weeks on, each button says where it goes', (locale, weeks, buttons, views) => {
  draw({ locale, weeks });
  expect(namesOf('button')).toEqual(buttons);
  expect(namesOf('radio')).toEqual(views);
});

test('WC-7: a press asks for another week, and focus stays on the button', async () => {
  draw();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(today).toHaveBeenCalledOnce();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Last week' }));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(moved.mock.calls).toEqual([[-1], [-1], [1]]);
});

test('a week is told of before it is asked for: by focus and by the pointer', async () => {
  const soon = vi.fn();
  draw({}, { onIntent: soon });
  await userEvent.tab();
  expect(soon).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(soon).toHaveBeenLastCalledWith(-1);
  await userEvent.hover(screen.getByRole('button', { name: 'Next week' }));
  expect(soon).toHaveBeenLastCalledWith(1);
});

test('WC-8: the list is one key away from the grid, and back', async () => {
  draw();
  const views = screen.getByRole('radiogroup', { name: 'View' });
  within(views).getByRole<HTMLInputElement>('radio', { name: 'Week' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(chosen).toHaveBeenLastCalledWith('list');
});

test('the title is a heading of the level it is given, and names others by its id', () => {
  draw({}, { headingLevel: 3 });
  const title = screen.getByRole('heading', { level: 3 });
  expect(title.textContent).toMatch(/^15–21 November 2026$/);
  expect(title.id).toBe('title');
});

test('in Hebrew the numbers of a range are read from left to right', () => {
  draw({ locale: 'he' });
  const range = screen.getByText(/^15–21$/);
  expect(getComputedStyle(range).direction).toBe('ltr');
  expect(screen.getByRole('heading').textContent).toMatch(/^15–21 בנובמבר 2026$/);
});

test('a year before the dash is no part of such a range', () => {
  const { container } = draw({ locale: 'he', now: '2026-12-29T09:00:00Z' });
  expect(screen.getByRole('heading').textContent).toContain('2026 – 2');
  expect(container.querySelector('bdi')).toBeNull();
});

test('WC-14: the zone is named, and in a week of a clock change both offsets and when it is', () => {
  draw();
  expect(screen.getByText('Israel Time (GMT+2)')).toBeVisible();
  draw({ timeZone: 'America/New_York', now: '2026-11-03T15:00:00Z' });
  expect(screen.getByText('Eastern Time (GMT-4 / GMT-5)')).toBeVisible();
  expect(screen.getByText('The clock goes back on Sunday 1 November at 02:00')).toBeVisible();
});

test.each(['en', 'he', 'ru', 'ar'])(
  'in %s what is seen first is read and reached first, wide and narrow',
  (locale) => {
    for (const isNarrow of [false, true]) {
      const { unmount } = draw({ locale }, { isNarrow });
      const places = [
        screen.getByRole('heading'),
        ...screen.getAllByRole('button'),
        screen.getByRole('radiogroup'),
      ]
        .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
        .map((one) => one.getBoundingClientRect());
      const side = locale === 'he' || locale === 'ar' ? -1 : 1;
      for (const [index, box] of places.entries()) {
        const before = places[index - 1];
        if (before) expect(box.top >= before.bottom || (box.left - before.left) * side > 0).toBe(true);
      }
      unmount();
    }
  },
);

test.each(['en', 'he', 'ru', 'ar'])('in %s it reflows at 320 px, at 200 %% of letters too', (locale) => {
  for (const zoom of ['100%', '200%']) {
    document.documentElement.style.fontSize = zoom;
    const { container, unmount } = render(
      <div style={{ inlineSize: 288, overflow: 'auto' }}>
        <WeekSample locale={locale}>
          {({ week, list: { speech, today: day, titleId } }) => (
            <WeekToolbar
              {...{ week, speech, today: day, titleId, isNarrow: true, presentation: 'list' }}
              onPresentationChange={chosen}
              onMove={moved}
              onToday={today}
            />
          )}
        </WeekSample>
      </div>,
    );
    const place = container.firstElementChild as HTMLElement;
    expect(place.scrollWidth, zoom).toBeLessThanOrEqual(place.clientWidth);
    unmount();
  }
  document.documentElement.style.fontSize = '';
});
