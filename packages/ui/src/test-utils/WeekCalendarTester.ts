import { waitFor, within } from '@testing-library/dom';
import { cellsOf, columnOf, focusedName, GridTester } from './GridTester.ts';
import { nameOf, pick, pointedAt, type Which, wordsOf } from './PatternTester.ts';

/**
 * Operates a week calendar as a person does, as a grid or as a list. `root` is an element around one calendar. Days,
 * times and events are named by you, in the language of the page: `'Thursday 19 November'`, `'10:30'`, `/Ana/`.
 *
 * @example
 * const calendar = new WeekCalendarTester({ root: container, user: userEvent, interactionType: 'keyboard' });
 * expect(calendar.getEventNames('Thursday 19 November')).toHaveLength(2);
 * await calendar.focusSlot('Thursday 19 November', '10:30');
 * await calendar.openEvent(/Call with Ana/);
 * await calendar.goToNext();
 */
export class WeekCalendarTester extends GridTester {
  /** The element of the whole calendar, which is found by its part, because it has no role. */
  getCalendar() {
    const part = '[data-part="week-calendar"]';
    if (this.root.matches(part)) return this.root;
    const found = [...this.root.querySelectorAll<HTMLElement>(part)];
    const [calendar] = found;
    if (calendar && found.length === 1) return calendar;
    throw new Error(`The root contains ${found.length} calendars. Pass an element around one.`);
  }

  /** The grid; undefined while the list is shown. */
  override getGrid() {
    return within(this.getCalendar()).queryAllByRole('grid')[0];
  }

  /** The region of the list; undefined while the grid is shown. */
  getList() {
    return within(this.getCalendar())
      .queryAllByRole('region')
      .find((region) => headingOf(region) !== undefined);
  }

  /** The title of the week or day: "15–21 November 2026". */
  getTitle() {
    return wordsOf(this.getHeading());
  }

  /** Whether the grid is loading (`aria-busy`). */
  isLoading() {
    return this.getGrid()?.getAttribute('aria-busy') === 'true';
  }

  /** The names of the days: the column headers, or the headings of the list. */
  getDays() {
    return this.getDayHeaders().map(nameOf);
  }

  /** The labels of the rows, from the first: "06:00", and that of the all-day events, if there are any. */
  getTimes() {
    return this.getHourRows().map(timeOf);
  }

  /**
   * The slot of a day and a time in the grid. Throws if there is no such day or time, and lists the ones that exist.
   *
   * @param time the label of the row, as `getTimes` lists it
   */
  getSlot(day: Which, time: Which) {
    const row = pick(this.getHourRows(), time, timeOf, 'time');
    return pick(cellsOf(row), this.getDayIndex(day), nameOf, 'slot');
  }

  /** The name of a slot: "Thursday 19 November, 10:30, free". */
  getSlotName(day: Which, time: Which) {
    return nameOf(this.getSlot(day, time));
  }

  /** The slot that has focus, or that contains the event with focus; undefined if focus is elsewhere. */
  getFocusedSlot() {
    const cell = document.activeElement?.closest<HTMLElement>('[role="gridcell"]');
    return cell && this.getGrid()?.contains(cell) ? cell : undefined;
  }

  /**
   * Moves focus to a slot with arrow keys, from the slot with the tab stop. Throws if a key moves focus to another slot
   * than the one next to it in the direction of the grid.
   */
  async focusSlot(day: Which, time: Which) {
    await this.walkTo(this.getSlot(day, time));
  }

  /** Presses a slot, which calls `onSlotAction` if it is free: with a click, or with arrow keys and Enter. */
  async pressSlot(day: Which, time: Which) {
    const slot = this.getSlot(day, time);
    if (this.interactionType === 'mouse') {
      await this.user.click(slot);
      return;
    }
    await this.walkTo(slot);
    await this.user.keyboard('{Enter}');
  }

  /**
   * The events in reading order: buttons, or list items if the list has no `onEventAction`. Events behind a button such
   * as "+2" don't count: see `openMore`.
   *
   * @param day only the events that begin on this day or continue from the day before. @default all days
   */
  getEvents(day?: Which) {
    const list = this.getList();
    return list ? this.getListedEvents(day) : this.getGridEvents(day);
  }

  /** The whole name of each event: "10:30 to 11:00, Thursday 19 November, Call with Ana". */
  getEventNames(day?: Which) {
    return this.getEvents(day).map(wordsOf);
  }

  /** One event, by index, by its whole name, or by a pattern for its name. Throws with the names that exist. */
  getEvent(which: Which) {
    return pick(this.getEvents(), which, wordsOf, 'event');
  }

  /**
   * Presses an event. With the keyboard, moves to its slot with arrow keys, presses Enter and Down, then Enter.
   *
   * @returns the panel that it opens; undefined if it doesn't open one
   */
  async openEvent(which: Which) {
    return this.open(this.getEvent(which));
  }

  /** The buttons of events that aren't in the grid: "+2" in a slot, and those before and after the hours. */
  getMoreButtons() {
    return within(this.getCalendar()).queryAllByRole('button').filter(isMore);
  }

  /** Presses one of those buttons. Returns the panel with its events. */
  async openMore(which: Which) {
    return this.open(pick(this.getMoreButtons(), which, wordsOf, 'button'));
  }

  /** The open panel of an event, or of several; undefined if none is open. */
  getPanel() {
    return within(this.getCalendar()).queryAllByRole('dialog')[0];
  }

  /** Closes the open panel with Esc. Throws if focus isn't in it, or if it stays open. */
  async closePanel() {
    const panel = this.getPanel();
    if (!panel) throw new Error('No panel is open.');
    if (!panel.contains(document.activeElement)) {
      // Without a layout, as in jsdom, the panel can't be placed and doesn't get focus.
      if (panel.getClientRects().length > 0)
        throw new Error(`Focus isn't in “${nameOf(panel)}”, but on ${focusedName()}.`);
      this.focus(panel);
    }
    await this.user.keyboard('{Escape}');
    await waitFor(() => {
      if (panel.isConnected) throw new Error(`Esc did not close “${nameOf(panel)}”.`);
    });
  }

  /** Shows the next week or day. Throws if the title doesn't change. */
  async goToNext() {
    await this.turn('next');
  }

  /** Shows the previous week or day. Throws if the title doesn't change. */
  async goToPrevious() {
    await this.turn('previous');
  }

  /** Shows today. */
  async goToToday() {
    await this.press(this.getSteps().today);
  }

  /**
   * Selects a view or a presentation, and waits until it is shown.
   *
   * @param name the name of the option in the language of the page, such as "List" or "Day"
   */
  async choose(name: Which) {
    const option = pick(within(this.getCalendar()).queryAllByRole('radio'), name, nameOf, 'option');
    const label = (option as HTMLInputElement).labels?.[0] ?? option;
    if (this.interactionType === 'mouse') await this.user.click(label);
    else await this.press(option, ' ');
    await waitFor(() => {
      const now = within(this.getCalendar()).queryAllByRole('radio', { checked: true }).map(nameOf);
      if (!now.includes(nameOf(option)))
        throw new Error(
          `“${nameOf(option)}” was not selected, but ${now.map((one) => `“${one}”`).join(' and ')}.`,
        );
    });
    // The code of some views is loaded when they are first shown.
    await waitFor(
      () => {
        if (!this.getGrid() && !this.getList()) throw new Error(`“${nameOf(option)}” is still loading.`);
      },
      { timeout: 20_000 },
    );
  }

  private getHeading() {
    const grid = this.getGrid();
    const list = this.getList();
    const heading = grid ? pointedAt(grid, 'aria-describedby')[0] : list && headingOf(list);
    if (heading) return heading;
    throw new Error('The calendar shows neither a grid nor a list.');
  }

  private getDayHeaders() {
    const list = this.getList();
    if (!list) return this.getRows().slice(0, 1).flatMap(cellsOf);
    const level = Number(this.getHeading().tagName.slice(1)) + 1;
    return within(list).getAllByRole('heading', { level });
  }

  private getDayIndex(day: Which) {
    const headers = this.getDayHeaders();
    return headers.indexOf(pick(headers, day, nameOf, 'day'));
  }

  private getHourRows() {
    return this.getRows().slice(1);
  }

  private getGridEvents(day: Which | undefined) {
    const column = day === undefined ? undefined : this.getDayIndex(day);
    return within(this.gridOrThrow())
      .queryAllByRole('button')
      .filter((button) => isEvent(button) && (column === undefined || columnOf(button) === column));
  }

  private getListedEvents(day: Which | undefined) {
    const headers = this.getDayHeaders();
    const chosen = day === undefined ? headers : headers.slice(this.getDayIndex(day)).slice(0, 1);
    const lists = within(this.getCalendar()).queryAllByRole('list');
    return chosen
      .flatMap((header) => lists.filter((list) => pointedAt(list, 'aria-labelledby').includes(header)))
      .flatMap((list) => within(list).getAllByRole('listitem'))
      .map((item) => within(item).queryAllByRole('button')[0] ?? item);
  }

  private async open(button: HTMLElement) {
    const slot = button.closest<HTMLElement>('[role="gridcell"]');
    if (this.interactionType === 'keyboard' && slot) await this.walkToEvent(slot, button);
    else await this.press(button);
    if (button.getAttribute('aria-haspopup') !== 'dialog') return undefined;
    return waitFor(() => {
      const panel = this.getPanel();
      if (!panel) throw new Error(`“${wordsOf(button)}” opened no panel.`);
      return panel;
    });
  }

  private async walkToEvent(slot: HTMLElement, button: HTMLElement) {
    await this.walkTo(slot);
    const count = within(slot).getAllByRole('button').length;
    for (let press = 0; press < count && document.activeElement !== button; press += 1)
      await this.user.keyboard(press === 0 ? '{Enter}' : '{ArrowDown}');
    if (document.activeElement !== button)
      throw new Error(`Enter and Down did not reach “${wordsOf(button)}”. Focus is on ${focusedName()}.`);
    await this.user.keyboard('{Enter}');
  }

  /** The first three buttons. Their order depends on the width; only "today" has a visible text. */
  private getSteps() {
    const buttons = within(this.getCalendar()).queryAllByRole('button').slice(0, 3);
    const today = buttons.find((button) => !button.hasAttribute('aria-label'));
    const [previous, next] = buttons.filter((button) => button !== today);
    if (today && previous && next) return { previous, today, next };
    const there = buttons.map((button) => `“${wordsOf(button)}”`).join(', ') || 'none';
    throw new Error(
      `The calendar must begin with buttons to today and to two other weeks. There are: ${there}.`,
    );
  }

  private async turn(to: 'previous' | 'next') {
    const before = this.getTitle();
    const button = this.getSteps()[to];
    const name = wordsOf(button);
    await this.press(button);
    await waitFor(() => {
      if (this.getTitle() === before) throw new Error(`“${name}” did not change the title “${before}”.`);
    });
  }
}

const timeOf = (row: HTMLElement) => within(row).queryAllByRole('rowheader').map(wordsOf).join();

// These buttons have the same role, and names that depend on the language, so that only their parts differ.
const isEvent = (button: HTMLElement) => button.matches('[data-part="week-calendar-event"]');

const isMore = (button: HTMLElement) =>
  button.matches('[data-part="week-calendar-more"], [data-part="week-calendar-outside"]');

/** The list is named by itself and by the title of the week. */
const headingOf = (region: HTMLElement) => {
  const [itself, title] = pointedAt(region, 'aria-labelledby');
  return itself === region && title && /^h\d$/i.test(title.tagName) ? title : undefined;
};
