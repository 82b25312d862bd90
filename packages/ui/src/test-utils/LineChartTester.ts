import { waitFor, within } from '@testing-library/dom';
import { nameOf, pick, theOnly, type Which, wordsOf } from './PatternTester.ts';
import { limitOf, RangeTester } from './RangeTester.ts';

/** One point as the table of the chart shows it. */
export interface ShownPoint {
  /** The row header: "Thursday 12 November". */
  date: string;
  /** The cell: "24". */
  value: string;
}

/** At most this number of value texts is listed in an error. */
const listed = 10;

/**
 * Operates a chart as a person does: reads one date at a time with its slider, and all of them in its table. `root` is
 * the figure, or an element around it.
 *
 * @example
 * const chart = new LineChartTester({ root: screen.getByRole('figure', { name: 'Calls' }), user: userEvent });
 * await chart.moveTo(/12 November/);
 * expect(chart.getValueText()).toContain('24 calls');
 * expect(await chart.readPoints()).toHaveLength(30);
 */
export class LineChartTester extends RangeTester {
  /** The figure. Throws if the root contains none or several. */
  getFigure() {
    return theOnly(this.root, 'figure');
  }

  /** The name of the figure: "Calls". */
  getTitle() {
    return nameOf(this.getFigure());
  }

  /** Whether points are loading (`aria-busy`). */
  isLoading() {
    return this.getFigure().getAttribute('aria-busy') === 'true';
  }

  /** The sentences below the plot, which also describe the slider, or those below the table. */
  getSummary() {
    const summary = this.getFigure().querySelector('[data-part="line-chart-summary"]');
    return summary ? wordsOf(summary) : '';
  }

  /** The index of the current date, from 0. */
  getIndex() {
    return this.value;
  }

  /**
   * Moves the slider to a date. Throws if there is no such date, and lists some.
   *
   * @param which the index of the date, or its value text or a pattern for it, such as `/12 November/`. A text is looked
   * for from the first date on.
   */
  async moveTo(which: Which) {
    const last = limitOf(this.getSlider(), 'max');
    if (typeof which === 'number') {
      await this.moveToIndex(which);
      return;
    }
    const seen: string[] = [];
    for (let index = 0; index <= last; index += 1) {
      await this.moveToIndex(index);
      const text = this.getValueText();
      if (typeof which === 'string' ? text === which : which.test(text)) return;
      seen.push(text);
    }
    const more = seen.length > listed ? `, and ${seen.length - listed} more` : '';
    const there = seen.slice(0, listed).map((text) => `“${text}”`);
    throw new Error(
      `No date ${typeof which === 'string' ? `“${which}”` : which}. There are: ${there.join(', ')}${more}.`,
    );
  }

  /** Moves to the next date with an arrow key, Right or, if time runs right to left, Left. Throws at the last date. */
  async moveToNext() {
    await this.step(this.arrows(1).more, 1);
  }

  /** Moves to the previous date with an arrow key, Left or, if time runs right to left, Right. Throws at the first. */
  async moveToPrevious() {
    await this.step(this.arrows(1).less, -1);
  }

  /** Moves to the next series at the same date with Down. Throws if the value text doesn't change. */
  async moveToNextSeries() {
    await this.changeSeries('{ArrowDown}');
  }

  /** Moves to the previous series at the same date with Up. Throws if the value text doesn't change. */
  async moveToPreviousSeries() {
    await this.changeSeries('{ArrowUp}');
  }

  /** Presses Enter on the current point, which calls `onPointAction`. */
  async pressPoint() {
    this.focus(this.getSlider());
    await this.user.keyboard('{Enter}');
  }

  /** The buttons that move the slider to a point: "Highest 33, 16 Nov". */
  getShortcuts() {
    return within(this.getFigure())
      .queryAllByRole('button')
      .filter((button) => !this.isInHead(button));
  }

  /** Presses one of the buttons that move the slider to a point. Throws if the slider doesn't get focus. */
  async pressShortcut(which: Which) {
    const button = pick(this.getShortcuts(), which, wordsOf, 'button');
    await this.press(button);
    await waitFor(() => {
      if (document.activeElement !== this.getSlider())
        throw new Error(`“${wordsOf(button)}” did not move focus to the slider.`);
    });
  }

  /** The table; undefined while the plot is shown. */
  getTable() {
    return within(this.getFigure()).queryAllByRole('table')[0];
  }

  /** Shows the table instead of the plot. */
  async showTable() {
    if (!this.getTable()) await this.toggleTable();
  }

  /** Shows the plot instead of the table. */
  async showPlot() {
    if (this.getTable()) await this.toggleTable();
  }

  /** The names of the series, as the columns of the table: shows the table and then what was shown before. */
  async readSeries() {
    return this.inTable((table) => columnsOf(table).map(wordsOf));
  }

  /**
   * All points of a series, from every page of the table: shows the table and then what was shown before.
   *
   * @param series the index, the name, or a pattern for the name of the series. @default 0
   */
  async readPoints(series: Which = 0): Promise<ShownPoint[]> {
    return this.inTable(async (table) => {
      const column = columnsOf(table).indexOf(pick(columnsOf(table), series, wordsOf, 'series'));
      while (await this.turnPage(-1));
      const points = this.pointsOfPage(column);
      while (await this.turnPage(1)) points.push(...this.pointsOfPage(column));
      return points;
    });
  }

  private async moveToIndex(index: number) {
    await this.moveSlider(index, [this.arrows(1)]);
  }

  private async changeSeries(key: string) {
    const slider = this.getSlider();
    const [index, text] = [this.value, this.getValueText()];
    this.focus(slider);
    await this.user.keyboard(key);
    if (this.value !== index || this.getValueText() === text)
      throw new Error(`${key} did not move to another series: “${text}” became “${this.getValueText()}”.`);
  }

  /** The buttons next to the title are described by it, because they don't contain its words. */
  private isInHead(button: HTMLElement) {
    const title = this.getFigure().getAttribute('aria-labelledby');
    return title !== null && button.getAttribute('aria-describedby')?.split(/\s+/).includes(title) === true;
  }

  private async toggleTable() {
    const buttons = within(this.getFigure()).queryAllByRole('button');
    // Next to the table is also a download, before the button that shows the plot.
    const toggle = buttons.filter((button) => this.isInHead(button)).at(-1);
    const there = buttons.map((button) => `“${wordsOf(button)}”`).join(', ') || 'none';
    if (!toggle) throw new Error(`No button of the chart is described by its title. There are: ${there}.`);
    const before = this.getTable();
    await this.press(toggle);
    await waitFor(() => {
      if (Boolean(this.getTable()) === Boolean(before))
        throw new Error(`“${wordsOf(toggle)}” did not ${before ? 'hide' : 'show'} the table.`);
    });
  }

  private async inTable<Value>(read: (table: HTMLElement) => Value | Promise<Value>) {
    const wasShown = this.getTable() !== undefined;
    await this.showTable();
    const value = await read(theOnly(this.getFigure(), 'table'));
    if (!wasShown) await this.showPlot();
    return value;
  }

  private pointsOfPage(column: number): ShownPoint[] {
    return within(theOnly(this.getFigure(), 'table'))
      .getAllByRole('row')
      .flatMap((row) => {
        const [date] = within(row).queryAllByRole('rowheader');
        const value = within(row).queryAllByRole('cell')[column];
        return date && value ? [{ date: wordsOf(date), value: wordsOf(value) }] : [];
      });
  }

  /** Turns a page of a long table. Returns false on the last one, or if there are no pages. */
  private async turnPage(by: 1 | -1) {
    const [earlier, later] = this.getShortcuts();
    const button = by > 0 ? later : earlier;
    if (!earlier || !later || !button || button.getAttribute('aria-disabled') === 'true') return false;
    const before = this.pointsOfPage(0)[0]?.date;
    await this.press(button);
    await waitFor(() => {
      if (this.pointsOfPage(0)[0]?.date === before)
        throw new Error(`“${wordsOf(button)}” did not show other rows.`);
    });
    return true;
  }
}

/** The columns of values, after the one of the dates. */
const columnsOf = (table: HTMLElement) => within(table).getAllByRole('columnheader').slice(1);
