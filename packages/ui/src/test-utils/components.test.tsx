import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent as user } from 'vitest/browser';
import * as players from '../components/AudioPlayer/AudioPlayer.stories.tsx';
import * as charts from '../components/LineChart/LineChart.stories.tsx';
import * as sidebars from '../components/Sidebar/SidebarMany.stories.tsx';
import * as sliders from '../components/Slider/Slider.stories.tsx';
import { silentPlayer } from '../components/Transcript/samples.ts';
import * as transcripts from '../components/Transcript/Transcript.stories.tsx';
import * as calendars from '../components/WeekCalendar/WeekCalendar.stories.tsx';
import { eventually } from '../testing/eventually.ts';
import { resizeWindow } from '../testing/resizeWindow.ts';
import {
  AudioPlayerTester,
  LineChartTester,
  SidebarTester,
  SliderTester,
  TranscriptTester,
  WeekCalendarTester,
} from './index.ts';

beforeEach(async () => {
  localStorage.clear();
  await resizeWindow(1440, 900);
});

describe.each([
  ['ltr', 'en', 'mouse'],
  ['rtl', 'he', 'keyboard'],
] as const)('in a browser, %s, %s, by %s', (direction, locale, interactionType) => {
  const inLocale = { initialGlobals: { locale } };

  /** Renders a story, and returns the options of its tester. */
  function rendered<Props extends object>(Story: ComponentType<Props>, props: Props) {
    const { container: root } = render(<Story {...props} />);
    expect(document.documentElement.dir).toBe(direction);
    return { root, user, interactionType };
  }

  test('SliderTester sets values, by steps and in the field', async () => {
    const { Ready } = composeStories(sliders, inLocale);
    const slider = new SliderTester(rendered(Ready, {}));
    await slider.setValue(0.83);
    await slider.increment();
    expect(slider.getValueText()).toMatch(/84/);
    await slider.decrement(2);
    expect(slider.getValue()).toBe(0.82);
    await slider.enterValue('7');
    expect(slider.getValue()).toBe(0.07);
  });

  test('SidebarTester filters, follows, collapses, and opens a drawer', async () => {
    const { Many } = composeStories(sidebars, inLocale);
    const sidebar = new SidebarTester(rendered(Many, {}));
    expect(sidebar.getGroups()).toHaveLength(30);
    await sidebar.filter('17');
    expect(sidebar.getGroups()).toHaveLength(1);
    await sidebar.follow(2, 0);
    expect(sidebar.getCurrentLink()).toBe(sidebar.getLinks(0)[2]);
    await sidebar.collapse();
    expect(sidebar.getFilter()).toBeUndefined();
    await sidebar.expand();
    expect(sidebar.getFilter()).toBeDefined();

    await resizeWindow(390, 844);
    await eventually(() => sidebar.isExpanded()).toBe(false);
    expect(() => sidebar.getNav()).toThrow('No navigation. There are: none.');
  });

  test('SidebarTester opens and closes a drawer elsewhere in the document', async () => {
    await resizeWindow(390, 844);
    const { Many } = composeStories(sidebars, inLocale);
    const sidebar = new SidebarTester({ ...rendered(Many, {}), root: document.body });
    await sidebar.expand();
    expect(sidebar.getCurrentName()).toBe(sidebar.getLinkNames(7)[3]);
    await sidebar.collapse();
    expect(sidebar.isExpanded()).toBe(false);
  });

  test('LineChartTester reads points in the table and moves through time', async () => {
    const { SeveralSeries } = composeStories(charts, inLocale);
    const chart = new LineChartTester(rendered(SeveralSeries, {}));
    const names = await chart.readSeries();
    expect(names).toEqual(['Calls', 'Contacts', 'Appointments']);
    const points = await chart.readPoints('Contacts');
    await chart.moveTo(0);
    await chart.moveToNext();
    await chart.moveToNextSeries();
    expect(chart.getIndex()).toBe(1);
    expect(chart.getValueText()).toContain(`${points[1]?.value} contacts`);
    await chart.pressShortcut(0);
    await expect(chart.moveToNext()).rejects.toThrow(direction === 'rtl' ? 'right to left' : 'left to right');
  });

  test('AudioPlayerTester plays, pauses, seeks and sets the speed', async () => {
    const { Ready, InHebrewAsItReads } = composeStories(players, inLocale);
    const player = new AudioPlayerTester(rendered(direction === 'rtl' ? InHebrewAsItReads : Ready, {}));
    await player.seek(31);
    expect([player.getTime(), player.getMedia().currentTime]).toEqual([31, 31]);
    await player.skipBack();
    await player.setSpeed('1.5×');
    await player.play();
    await eventually(() => player.getMedia().currentTime).toBeGreaterThan(21.1);
    await player.pause();
    expect(player.isPlaying()).toBe(false);
    expect(player.getTime()).toBeLessThan(30);
  });

  test('TranscriptTester reads turns, searches them and plays from them', async () => {
    const { Timed } = composeStories(transcripts, inLocale);
    const player = silentPlayer(18);
    const transcript = new TranscriptTester(rendered(Timed, { player }));
    expect(transcript.getTurns()).toHaveLength(6);
    expect(transcript.getCurrentTurn()).toMatchObject({ speaker: 'Noa', time: '0:15' });
    await transcript.search('thursday');
    expect(transcript.getMatches()).toEqual(['Thursday', 'Thursday']);
    await transcript.goToNextMatch();
    await transcript.search('zebra');
    expect(transcript.getMatches()).toEqual([]);
    await transcript.clearSearch();
    await transcript.playFrom(/^Moved/);
    expect(transcript.getCurrentTurn()?.text).toMatch(/^Moved/);
    expect(player.plays).toBe(1);
  });

  test('WeekCalendarTester moves between slots, opens events, and reads the list', async () => {
    const acted = vi.fn();
    const { WithPopover } = composeStories(calendars, inLocale);
    const calendar = new WeekCalendarTester(rendered(WithPopover, { onSlotAction: acted }));
    const [firstDay] = calendar.getDays();
    expect(firstDay).toMatch(/15/);
    expect(calendar.getEvents(2).length).toBeGreaterThan(3);
    await calendar.focusSlot(5, '12:30');
    expect(calendar.getFocusedSlot()).toBe(calendar.getSlot(5, '12:30'));
    const event = calendar.getEvents(2)[2];
    const panel = await calendar.openEvent(calendar.getEventNames(2)[2] ?? '');
    expect(panel?.contains(document.activeElement)).toBe(true);
    await calendar.closePanel();
    expect(document.activeElement).toBe(event);
    await calendar.pressSlot(6, '07:00');
    expect(acted).toHaveBeenCalledExactlyOnceWith('2026-11-21T07:00:00+02:00');

    const names = calendar.getEventNames();
    await calendar.choose(1);
    expect(calendar.getGrid()).toBeUndefined();
    expect(calendar.getDays()[0]).toBe(firstDay);
    expect(calendar.getEventNames().length).toBeGreaterThanOrEqual(names.length);
    const title = calendar.getTitle();
    await calendar.goToNext();
    expect(calendar.getEvents()).toEqual([]);
    await calendar.goToToday();
    expect(calendar.getTitle()).toBe(title);
  });
});
