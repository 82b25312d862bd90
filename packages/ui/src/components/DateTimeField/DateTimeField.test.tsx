import { resetLocalTimeZone, setLocalTimeZone } from '@internationalized/date';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { closeTargets } from '../../testing/closeTargets.ts';
import { described } from '../../testing/described.ts';
import * as stories from './DateTimeField.stories.tsx';
import { DateTimeField } from './DateTimeField.tsx';

const { Ready, Empty, InAnHourThatComesTwice, ReadOnly, InHebrew, InRussian } = composeStories(stories);

beforeEach(() => setLocalTimeZone('UTC'));
afterEach(resetLocalTimeZone);

const parts = () => screen.getAllByRole('spinbutton');
const shown = () => parts().map((part) => part.textContent);
const part = (name: RegExp) => screen.getByRole('spinbutton', { name });

async function leave() {
  for (let stop = 0; stop < 8 && document.activeElement !== document.body; stop++) await userEvent.tab();
}

/** Types it from the first part on and leaves; gives the last text that the host heard. */
async function typed(keys: string) {
  const changed = vi.fn();
  render(<Empty onChange={changed} />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  await leave();
  return changed.mock.lastCall?.[0];
}

test('it shows the moment by the clock of its zone, and tells the zone where it is not that of the browser', () => {
  const { unmount } = render(<Ready />);
  expect(shown()).toEqual(['03', '26', '2026', '04', '30', 'PM']);
  expect(described(parts()[0]).slice(1)).toEqual(['When Noa calls Levinsky Bakery.', 'Israel Time (GMT+2)']);
  unmount();
  setLocalTimeZone('Asia/Tel_Aviv');
  render(<Ready />);
  expect(shown()).toEqual(['03', '26', '2026', '04', '30', 'PM']);
  expect(described(parts()[0]).slice(1)).toEqual(['When Noa calls Levinsky Bakery.']);
});

test('without a zone it goes by the clock of the browser', () => {
  setLocalTimeZone('America/New_York');
  render(
    <DateTimeField label="Start" defaultValue="2026-03-26T14:30:00Z" hint="In spring." error="Too early." />,
  );
  expect(shown()).toEqual(['03', '26', '2026', '10', '30', 'AM']);
  expect(described(parts()[0]).slice(1)).toEqual(['Error: Too early.', 'In spring.']);
});

test('twelve hours in English of America, twenty-four in Hebrew and in Russian', () => {
  const english = render(<Ready />);
  expect(part(/^AM\/PM/).textContent).toBe('PM');
  english.unmount();
  const hebrew = render(<InHebrew />);
  expect(shown()).toEqual(['26', '03', '2026', '16', '30']);
  hebrew.unmount();
  render(<InRussian />);
  expect(shown()).toEqual(['26', '03', '2026', '16', '30']);
});

test('X-1, X-6: in Hebrew parts and zone are Hebrew, and date and time each stand left to right', () => {
  render(<InHebrew />);
  expect(parts().map((one) => one.getAttribute('aria-label'))).toEqual([
    'יום, ',
    'חודש, ',
    'שנה, ',
    'שעה, ',
    'דקה, ',
  ]);
  expect(described(parts()[0])[1]).toContain('שעון ישראל');
  const [hour, minute] = [part(/^שעה/), part(/^דקה/)].map((one) => one.getBoundingClientRect().left);
  expect(Number(hour)).toBeLessThan(Number(minute));
  const [day, year] = [part(/^יום/), part(/^שנה/)].map((one) => one.getBoundingClientRect().left);
  expect(Number(day)).toBeLessThan(Number(year));
});

test('X-1: in Russian parts and zone are Russian', () => {
  render(<InRussian />);
  expect(parts().map((one) => one.getAttribute('aria-label'))).toEqual([
    'день, ',
    'месяц, ',
    'год, ',
    'час, ',
    'минута, ',
  ]);
  expect(described(parts()[0]).at(-1)).toMatch(/^Израиль/);
});

test('a moment typed is told in UTC', async () => {
  expect(await typed('32620260430p')).toBe('2026-03-26T14:30:00Z');
});

describe('when the clock goes forward, on March 27, 2026 at 02:00', () => {
  test('the minute before is in winter time, and an hour later is in summer time', async () => {
    expect(await typed('32720260159a')).toBe('2026-03-26T23:59:00Z');
  });

  test('three o’clock is one minute later', async () => {
    expect(await typed('32720260300a')).toBe('2026-03-27T00:00:00Z');
  });

  test('a time that the clock skips moves on by an hour, and is shown so', async () => {
    expect(await typed('32720260230a')).toBe('2026-03-27T00:30:00Z');
    expect(shown()).toEqual(['03', '27', '2026', '03', '30', 'AM']);
  });

  test('an arrow goes over the gap', async () => {
    const changed = vi.fn();
    render(<Ready defaultValue="2026-03-26T23:30:00Z" onChange={changed} />);
    part(/^hour/).focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(shown().slice(3)).toEqual(['03', '30', 'AM']);
    expect(changed.mock.calls).toEqual([['2026-03-27T00:30:00Z']]);
  });
});

describe('when the clock goes back, on October 25, 2026 at 02:00', () => {
  test('a time that comes twice is the first of the two, and the field says which', async () => {
    expect(await typed('102520260130a')).toBe('2026-10-24T22:30:00Z');
    expect(described(parts()[0]).at(-1)).toBe('Israel Time (GMT+3)');
  });

  test('the second of the two is shown with its offset, also where the zone is that of the browser', () => {
    setLocalTimeZone('Asia/Jerusalem');
    render(<InAnHourThatComesTwice />);
    expect(shown().slice(3)).toEqual(['01', '30', 'AM']);
    expect(described(parts()[0]).at(-1)).toBe('Israel Time (GMT+2)');
  });

  test('another minute of the second hour stays in the second hour', async () => {
    const changed = vi.fn();
    render(<InAnHourThatComesTwice onChange={changed} />);
    part(/^minute/).focus();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.keyboard('45');
    expect(changed.mock.calls).toEqual([
      ['2026-10-24T23:31:00Z'],
      ['2026-10-24T23:04:00Z'],
      ['2026-10-24T23:45:00Z'],
    ]);
    expect(described(parts()[0]).at(-1)).toBe('Israel Time (GMT+2)');
  });

  test('an arrow goes from the first to the second, and on', async () => {
    const changed = vi.fn();
    render(<Ready defaultValue="2026-10-24T22:30:00Z" onChange={changed} />);
    part(/^hour/).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{ArrowDown}');
    expect(changed.mock.calls.flat()).toEqual([
      '2026-10-24T23:30:00Z',
      '2026-10-25T00:30:00Z',
      '2026-10-24T23:30:00Z',
      '2026-10-24T22:30:00Z',
    ]);
  });
});

test('a value goes through unchanged: seconds stay, and looking at it tells nothing', async () => {
  const changed = vi.fn();
  const { rerender } = render(<Ready value="2026-03-26T16:30:42.5+02:00" onChange={changed} />);
  await userEvent.tab();
  await leave();
  expect(changed).not.toHaveBeenCalled();
  part(/^minute/).focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(changed.mock.calls).toEqual([['2026-03-26T14:31:42.500Z']]);
  rerender(<Ready value={changed.mock.lastCall?.[0]} onChange={changed} />);
  expect(shown().slice(3)).toEqual(['04', '31', 'PM']);
  await leave();
  expect(changed).toHaveBeenCalledTimes(1);
});

test('a day chosen in the calendar keeps the time, over a clock change too', async () => {
  const changed = vi.fn();
  render(<Ready onChange={changed} />);
  await userEvent.click(screen.getByRole('button', { name: 'Calendar Start' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Friday, March 27, 2026' }));
  expect(changed.mock.calls).toEqual([['2026-03-27T13:30:00Z']]);
});

test('a day chosen first begins at nine', async () => {
  const changed = vi.fn();
  render(<Empty onChange={changed} />);
  await userEvent.click(screen.getByRole('button', { name: 'Calendar Start' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Today/ }));
  expect(shown().slice(3)).toEqual(['09', '00', 'AM']);
  expect(changed).toHaveBeenCalledTimes(1);
});

test('it can be emptied, a form gets its text, and one that is read only stays as it is', async () => {
  const changed = vi.fn();
  const { unmount } = render(
    <form aria-label="Call">
      <Ready name="start" onChange={changed} />
    </form>,
  );
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('start')).toBe('2026-03-26T14:30:00Z');
  await userEvent.click(screen.getByRole('button', { name: 'Clear Start' }));
  expect(changed.mock.calls).toEqual([[null]]);
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('start')).toBe('');
  unmount();
  render(<ReadOnly />);
  expect(screen.queryByRole('button', { name: 'Clear Start' })).toBeNull();
});

test.each(['en', 'he', 'ru'])('in %s each part has 24 px to itself, on two lines too', (locale) => {
  const { Ready, Empty, Narrow } = composeStories(stories, { initialGlobals: { locale } });
  for (const Story of [Ready, Empty, Narrow]) {
    const { unmount } = render(<Story />);
    expect(closeTargets([...parts(), ...screen.getAllByRole('button')])).toEqual([]);
    unmount();
  }
});
