import { resetLocalTimeZone, setLocalTimeZone } from '@internationalized/date';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { closeTargets } from '../../testing/closeTargets.ts';
import { described } from '../../testing/described.ts';
import * as stories from './DateTimeField.stories.tsx';
import { DateTimeField } from './DateTimeField.tsx';

const { Ready, Empty, InAnHourThatComesTwice, ReadOnly, InHebrew, InRussian } = composeStories(stories, {
  initialGlobals: { locale: 'en-US' },
});

beforeEach(() => setLocalTimeZone('UTC'));
afterEach(resetLocalTimeZone);

const parts = () => screen.getAllByRole('spinbutton');
const shown = () => parts().map((part) => part.textContent);
const part = (name: RegExp) => screen.getByRole('spinbutton', { name });

async function leave() {
  for (let stop = 0; stop < 8 && document.activeElement !== document.body; stop++) await userEvent.tab();
}

/** Types into an empty field and leaves it. Returns the last value passed to `onChange`. */
async function typed(keys: string) {
  const changed = vi.fn();
  render(<Empty onChange={changed} />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  await leave();
  return changed.mock.lastCall?.[0];
}

test('it shows the time in its time zone, and the zone’s name if it isn’t the browser’s', () => {
  const { unmount } = render(<Ready />);
  expect(shown()).toEqual(['03', '26', '2026', '04', '30', 'PM']);
  expect(described(parts()[0]).slice(1)).toEqual(['When Noa calls Levinsky Bakery.', 'Israel Time (GMT+2)']);
  unmount();
  setLocalTimeZone('Asia/Tel_Aviv');
  render(<Ready />);
  expect(shown()).toEqual(['03', '26', '2026', '04', '30', 'PM']);
  expect(described(parts()[0]).slice(1)).toEqual(['When Noa calls Levinsky Bakery.']);
});

test('without timeZone, it uses the browser’s time zone', () => {
  setLocalTimeZone('America/New_York');
  render(
    <DateTimeField label="Start" defaultValue="2026-03-26T14:30:00Z" hint="In spring." error="Too early." />,
  );
  expect(shown()).toEqual(['03', '26', '2026', '10', '30', 'AM']);
  expect(described(parts()[0]).slice(1)).toEqual(['Error: Too early.', 'In spring.']);
});

test('US English uses 12 hours, and Hebrew and Russian use 24', () => {
  const english = render(<Ready />);
  expect(part(/^AM\/PM/).textContent).toBe('PM');
  english.unmount();
  const hebrew = render(<InHebrew />);
  expect(shown()).toEqual(['26', '03', '2026', '16', '30']);
  hebrew.unmount();
  render(<InRussian />);
  expect(shown()).toEqual(['26', '03', '2026', '16', '30']);
});

test('X-1, X-6: in Hebrew, all names are Hebrew, and date and time are each left to right', () => {
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

test('X-1: in Russian, the names of parts and time zone are Russian', () => {
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

test('onChange gets the typed time in UTC', async () => {
  expect(await typed('32620260430p')).toBe('2026-03-26T14:30:00Z');
});

describe('when clocks go forward, on March 27, 2026 at 02:00', () => {
  test('01:59 is in standard time', async () => {
    expect(await typed('32720260159a')).toBe('2026-03-26T23:59:00Z');
  });

  test('03:00 is one minute after 01:59', async () => {
    expect(await typed('32720260300a')).toBe('2026-03-27T00:00:00Z');
  });

  test('a skipped time moves forward by an hour', async () => {
    expect(await typed('32720260230a')).toBe('2026-03-27T00:30:00Z');
    expect(shown()).toEqual(['03', '27', '2026', '03', '30', 'AM']);
  });

  test('Up on the hour skips the gap', async () => {
    const changed = vi.fn();
    render(<Ready defaultValue="2026-03-26T23:30:00Z" onChange={changed} />);
    part(/^hour/).focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(shown().slice(3)).toEqual(['03', '30', 'AM']);
    expect(changed.mock.calls).toEqual([['2026-03-27T00:30:00Z']]);
  });
});

describe('when clocks go back, on October 25, 2026 at 02:00', () => {
  test('typing a repeated time selects the first one, and its offset is shown', async () => {
    expect(await typed('102520260130a')).toBe('2026-10-24T22:30:00Z');
    expect(described(parts()[0]).at(-1)).toBe('Israel Time (GMT+3)');
  });

  test('the second one is shown with its offset, even in the browser’s time zone', () => {
    setLocalTimeZone('Asia/Jerusalem');
    render(<InAnHourThatComesTwice />);
    expect(shown().slice(3)).toEqual(['01', '30', 'AM']);
    expect(described(parts()[0]).at(-1)).toBe('Israel Time (GMT+2)');
  });

  test('changing the minute in the second hour keeps the second hour', async () => {
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

  test('Up and Down on the hour move through both repeated hours', async () => {
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

test('edits keep the seconds, and focus alone doesn’t call onChange', async () => {
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

test('selecting a day in the calendar keeps the time, even across a clock change', async () => {
  const changed = vi.fn();
  render(<Ready onChange={changed} />);
  await userEvent.click(screen.getByRole('button', { name: 'Calendar Start' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Friday, March 27, 2026' }));
  expect(changed.mock.calls).toEqual([['2026-03-27T13:30:00Z']]);
});

test('selecting a day in an empty field sets the time to 9:00', async () => {
  const changed = vi.fn();
  render(<Empty onChange={changed} />);
  await userEvent.click(screen.getByRole('button', { name: 'Calendar Start' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Today/ }));
  expect(shown().slice(3)).toEqual(['09', '00', 'AM']);
  expect(changed).toHaveBeenCalledTimes(1);
});

test('it can be cleared, the form submits its value, and a read-only field can’t be cleared', async () => {
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

test.each(['en', 'he', 'ru'])('in %s, each part has a 24 px target, even on two lines', (locale) => {
  const { Ready, Empty, Narrow } = composeStories(stories, { initialGlobals: { locale } });
  for (const Story of [Ready, Empty, Narrow]) {
    const { unmount } = render(<Story />);
    expect(closeTargets([...parts(), ...screen.getAllByRole('button')])).toEqual([]);
    unmount();
  }
});
