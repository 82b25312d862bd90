// @vitest-environment jsdom
import './setup.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement as h, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AudioPlayer } from '../components/AudioPlayer/index.ts';
import { LineChart } from '../components/LineChart/index.ts';
import {
  Sidebar,
  SidebarGroup,
  SidebarItem,
  SidebarProvider,
  SidebarSection,
} from '../components/Sidebar/index.ts';
import { Slider } from '../components/Slider/index.ts';
import { Transcript } from '../components/Transcript/index.ts';
import { UIProvider } from '../components/UIProvider/index.ts';
import { WeekCalendar } from '../components/WeekCalendar/public.ts';
import {
  AudioPlayerTester,
  LineChartTester,
  SidebarTester,
  SliderTester,
  TranscriptTester,
  WeekCalendarTester,
} from './index.ts';

const user = userEvent.setup();

beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.documentElement.dir = '';
});

describe.each([
  ['ltr', 'en', 'keyboard'],
  ['rtl', 'he', 'keyboard'],
  ['ltr', 'en', 'mouse'],
] as const)('in jsdom, %s, %s, by %s', (dir, locale, interactionType) => {
  /** Renders a component in the language, and returns the options of its tester. */
  function rendered(element: ReactElement) {
    document.documentElement.dir = dir;
    const { container: root } = render(h(UIProvider, { locale, ...{ children: element } }));
    return { root, user, interactionType };
  }

  test('SliderTester sets values, by steps and in the field', async () => {
    const changed = vi.fn();
    const slider = new SliderTester(
      rendered(h(Slider, { label: 'Volume', defaultValue: 50, onChangeEnd: changed })),
    );
    await slider.setValue(83);
    expect(slider.getValue()).toBe(83);
    expect(changed).toHaveBeenLastCalledWith(83);
    await slider.increment(2);
    await slider.decrement();
    expect([slider.getValue(), slider.getValueText()]).toEqual([84, '84']);
    await slider.enterValue('7');
    expect(slider.getValue()).toBe(7);
    await expect(slider.setValue(7.5)).rejects.toThrow(/“Volume”.*0 to 100, in steps of 1/);
    await slider.setValue(0);
    await expect(slider.decrement()).rejects.toThrow('it must decrease the value');
  });

  test('SidebarTester filters, follows and collapses', async () => {
    const props = { label: 'Harbor', brand: { mark: null, name: 'Harbor', href: '/' }, isFilterable: true };
    const group = (label: string, ...names: string[]) => {
      const rows = names.map((name) =>
        h(SidebarItem, { key: name, href: `/${name}`, label: name, icon: null }),
      );
      return h(SidebarGroup, { label, icon: null, ...{ children: rows } });
    };
    const children = h(SidebarSection, null, group('North', 'Gull', 'Tern'), group('South', 'Skua'));
    const sidebar = new SidebarTester(
      rendered(h(SidebarProvider, null, h(Sidebar, { ...props, currentHref: '/Tern', children }))),
    );
    expect(sidebar.getCurrentName()).toBe('Tern');
    await sidebar.open('South');
    await sidebar.filter('u');
    expect(sidebar.getLinkNames()).toEqual(['Gull', 'Skua']);
    await sidebar.filter('');
    expect(sidebar.getLinkNames()).toEqual(['Gull', 'Tern', 'Skua']);
    await sidebar.collapse();
    expect(sidebar.isExpanded()).toBe(false);
    await expect(sidebar.filter('x')).rejects.toThrow(/no search field. It has: “North/);
    await sidebar.expand();
    expect(sidebar.isExpanded()).toBe(true);
  });

  test('LineChartTester reads points in the table and moves through time', async () => {
    const pressed = vi.fn();
    const points = [3, 9, null, 6].map((value, index) => ({ date: `2026-11-${index + 10}`, value }));
    const series = [
      { key: 'calls', label: 'Calls', points },
      { key: 'visits', label: 'Visits', points: points.map((point) => ({ ...point, value: 1 })) },
    ];
    const chart = new LineChartTester(
      rendered(h(LineChart, { title: 'Harbor', unit: 'day', series, onPointAction: pressed })),
    );
    expect(chart.getTitle()).toBe('Harbor');
    expect(await chart.readSeries()).toEqual(['Calls', 'Visits']);
    expect((await chart.readPoints('Calls')).map(({ value }) => value).slice(0, 2)).toEqual(['3', '9']);
    expect(chart.getSummary()).toContain('Calls');
    await chart.moveTo(1);
    await chart.moveToNext();
    await chart.moveToPrevious();
    expect(chart.getValueText()).toContain('Calls 9');
    await chart.moveToNextSeries();
    expect(chart.getValueText()).toContain('Visits 1');
    await chart.pressPoint();
    expect(pressed).toHaveBeenCalledExactlyOnceWith({ series: 'visits', date: '2026-11-11', value: 1 });
    await chart.moveTo(/13/);
    await expect(chart.moveToNext()).rejects.toThrow('it must increase the value');
    await expect(chart.moveTo('never')).rejects.toThrow(/No date “never”. There are: “.*10/);
  });

  test('AudioPlayerTester plays, pauses, seeks and sets the speed', async () => {
    const { prototype } = HTMLMediaElement;
    const setPaused = (media: HTMLMediaElement, value: boolean) => {
      Object.defineProperty(media, 'paused', { value, configurable: true });
      media.dispatchEvent(new Event(value ? 'pause' : 'play'));
    };
    vi.spyOn(prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
      setPaused(this, false);
    });
    vi.spyOn(prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
      setPaused(this, true);
    });
    const props = { src: '/call.mp3', title: 'call with Ana', duration: 252, defaultTime: 20 };
    const player = new AudioPlayerTester(rendered(h(AudioPlayer, { ...props, timelineDirection: 'locale' })));
    expect([player.getTitle(), player.getDuration(), player.getTime()]).toEqual(['call with Ana', 252, 20]);
    await player.play();
    expect(player.isPlaying()).toBe(true);
    await player.pause();
    expect(player.isPlaying()).toBe(false);
    await player.seek(143);
    expect(player.getTime()).toBe(143);
    await player.skipBack();
    await player.skipForward();
    await player.skipForward();
    expect(player.getTime()).toBe(153);
    await player.setSpeed(/^2/);
    expect([player.getSpeed(), player.getMedia().playbackRate]).toEqual(['2×', 2]);
    await expect(player.setSpeed('9×')).rejects.toThrow(/No speed “9×”. There are: “0.75×”/);
  });

  test('TranscriptTester reads turns, searches them and plays from them', async () => {
    const seek = vi.fn(() => true);
    const timeline = { canSeek: true, getTime: () => 5, subscribe: () => () => undefined, seek, play() {} };
    const turns = [
      { speaker: { name: 'Noa', role: 'representative' as const }, start: 0, text: 'The harbor, hello.' },
      { speaker: { name: 'Ana', role: 'caller' as const }, start: 4, text: 'Is the harbor open?' },
    ];
    const transcript = new TranscriptTester(rendered(h(Transcript, { turns, player: timeline })));
    const [first, second] = transcript.getTurns();
    expect(first).toEqual({ speaker: 'Noa', time: '0:00', text: 'The harbor, hello.', isCurrent: false });
    expect(transcript.getCurrentTurn()).toEqual(second);
    await transcript.search('HARBOR');
    expect(transcript.getMatches()).toEqual(['harbor', 'harbor']);
    const result = transcript.getSearchResult();
    expect(result).toMatch(/1.*2/);
    await transcript.goToNextMatch();
    await transcript.goToPreviousMatch();
    expect(transcript.getSearchResult()).toBe(result);
    await transcript.clearSearch();
    expect([transcript.getMatches(), transcript.getSearchResult()]).toEqual([[], '']);
    await transcript.playFrom(/open/);
    expect(seek).toHaveBeenCalledExactlyOnceWith(4);
    await expect(transcript.playFrom('Bye.')).rejects.toThrow(
      'No turn “Bye.”. There are: “The harbor, hello.”',
    );
  });

  test('WeekCalendarTester reads days and events, moves between slots and opens events', async () => {
    const acted = vi.fn();
    const event = (id: string, day: number, hour: string) => ({
      id,
      title: id,
      start: `2026-11-${day}T${hour}:00`,
      end: `2026-11-${day}T${hour}:30`,
    });
    const events = [event('Dive', 24, '10'), event('Sail', 24, '10'), event('Swim', 26, '08')];
    const fixed = { timeZone: 'UTC', now: '2026-11-24T09:00', hourCycle: 24, presentation: 'grid' } as const;
    const calendar = new WeekCalendarTester(
      rendered(
        h(WeekCalendar, {
          ...{ ...fixed, label: 'Harbor', events, onSlotAction: acted },
          eventPopover: ({ title }) => `About ${title}`,
        }),
      ),
    );
    expect([calendar.getDays().length, calendar.getTimes()[1]]).toEqual([7, '06:30']);
    const day = calendar.getDays().findIndex((name) => /24/.test(name));
    expect(calendar.getEventNames(day)).toEqual([expect.stringContaining('Dive')]);
    await calendar.focusSlot(day + 2, '08:30');
    expect(calendar.getFocusedSlot()).toBe(calendar.getSlot(day + 2, '08:30'));
    expect(calendar.getSlotName(day + 2, '08:30')).toMatch(/26.*08:30/);
    expect((await calendar.openEvent(/Dive/))?.textContent).toBe('About Dive');
    await calendar.closePanel();
    // Without a layout, one of two simultaneous events fits.
    expect((await calendar.openMore(/1/))?.textContent).toContain('Sail');
    await calendar.closePanel();
    await calendar.pressSlot(day, '07:00');
    expect(acted).toHaveBeenCalledExactlyOnceWith('2026-11-24T07:00:00+00:00');
    const title = calendar.getTitle();
    await calendar.goToNext();
    expect(calendar.getEvents()).toEqual([]);
    await calendar.goToPrevious();
    expect(calendar.getTitle()).toBe(title);
    await expect(calendar.openEvent(/Row/)).rejects.toThrow(/No event .*Row.*There are: “.*Dive/);
    await expect(calendar.focusSlot('never', '07:00')).rejects.toThrow(/No day “never”. There are: “.*24/);
  });
});

test('a tester reports an arrow key that moves a slider in the wrong direction', async () => {
  // The component follows the language, and the document has the other direction.
  const { container: root } = render(h(Slider, { label: 'Volume', defaultValue: 50 }));
  document.documentElement.dir = 'rtl';
  await expect(new SliderTester({ root, user }).increment()).rejects.toThrow(
    '{ArrowLeft} moved “Volume” from 50 to 49, but it must increase the value (right to left)',
  );
});

test('LineChartTester reads every page of a long table', async () => {
  const points = Array.from({ length: 201 }, (_, day) => ({
    date: new Date(Date.UTC(2026, 0, day + 1)).toISOString().slice(0, 10),
    value: day,
  }));
  const series = [{ key: 'calls', label: 'Calls', points }];
  const { container: root } = render(h(LineChart, { title: 'Harbor', unit: 'day', series }));
  const read = await new LineChartTester({ root, user }).readPoints();
  expect(read.map(({ value }) => value)).toEqual(points.map(({ value }) => String(value)));
});

test('a tester reports several candidates by their names', () => {
  render(h('div', null, h(Slider, { label: 'Volume' }), h(Slider, { label: 'Speed' })));
  expect(() => new SliderTester({ root: document.body, user }).getValue()).toThrow(
    '2 elements have the role “slider”: “Volume”, “Speed”. Pass an element around one of them as root.',
  );
  const one = screen.getByRole('slider', { name: 'Speed' });
  expect(new SliderTester({ root: one, user }).getValue()).toBe(0);
});
