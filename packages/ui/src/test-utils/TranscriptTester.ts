import { waitFor, within } from '@testing-library/dom';
import { PatternTester, pick, theOnly, type Which, wordsOf } from './PatternTester.ts';

/** What a turn of a transcript shows. */
export interface ShownTurn {
  speaker: string;
  /** The visible time: "1:20". Undefined without one. */
  time: string | undefined;
  text: string;
  /** Whether it is being spoken (`aria-current`). */
  isCurrent: boolean;
}

/**
 * Operates a transcript as a person does: reads its turns, searches them and plays from them. `root` is its region, or
 * an element around it.
 *
 * @example
 * const transcript = new TranscriptTester({ root: screen.getByRole('region', { name: 'Call' }), user: userEvent });
 * await transcript.search('thursday');
 * expect(transcript.getMatches()).toEqual(['Thursday', 'Thursday']);
 * await transcript.playFrom(/^Thursday/);
 */
export class TranscriptTester extends PatternTester {
  /** The region. Throws if the root contains none or several. */
  getRegion() {
    return theOnly(this.root, 'region');
  }

  /** Whether turns are loading (`aria-busy`). */
  isLoading() {
    return this.getRegion().getAttribute('aria-busy') === 'true';
  }

  /** The turns, in reading order. */
  getTurns(): ShownTurn[] {
    return this.getItems().map((item) => ({
      speaker: partOf(item, 'speaker') ?? '',
      time: partOf(item, 'time'),
      text: textOf(item),
      isCurrent: item.hasAttribute('aria-current'),
    }));
  }

  /** The list item of a turn, by index, by its text, or by a pattern for its text. */
  getTurn(which: Which) {
    return pick(this.getItems(), which, textOf, 'turn');
  }

  /** The turn that is being spoken; undefined if none is. Throws if several are marked as current. */
  getCurrentTurn() {
    const current = this.getTurns().filter(({ isCurrent }) => isCurrent);
    if (current.length > 1)
      throw new Error(`Several current turns: ${current.map(({ text }) => `“${text}”`).join(', ')}.`);
    return current[0];
  }

  /** Presses the time of a turn, which plays from there. Throws if the times aren't buttons, as without a player. */
  async playFrom(which: Which) {
    const turn = this.getTurn(which);
    const button = within(turn)
      .queryAllByRole('button')
      .find((one) => one.matches(parts.time));
    if (!button) throw new Error(`No button plays from “${textOf(turn)}”. ${buttonsIn(turn)}`);
    await this.press(button);
  }

  /** Presses a button or follows a link of a turn. Throws if there is no such button, and lists the ones that exist. */
  async pressAction(which: Which, action: Which) {
    const turn = within(this.getTurn(which));
    await this.press(
      pick([...turn.queryAllByRole('button'), ...turn.queryAllByRole('link')], action, wordsOf, 'action'),
    );
  }

  /** The search field. Throws if there is none, as without turns. */
  getSearchField() {
    return theOnly(this.getRegion(), 'searchbox') as HTMLInputElement;
  }

  /** Types a text into the search field, and waits for the result. An empty text ends the search. */
  async search(text: string) {
    await this.type(this.getSearchField(), text);
    await this.waitForResult(text.trim() !== '');
  }

  /** The result as the page shows it: "1 of 2". Empty without a search. */
  getSearchResult() {
    // The result and the turns are beside each other without roles: a live region announces it elsewhere.
    const bar = this.getRegion().querySelector<HTMLElement>('[data-part="transcript-search"]');
    return bar ? wordsOf(without(bar, 'button, input')) : '';
  }

  /** The highlighted texts, in reading order. */
  getMatches() {
    return this.getItems().flatMap((item) => within(item).queryAllByRole('mark').map(wordsOf));
  }

  /** Goes to the next match with Enter in the search field. Throws if the result doesn't change. */
  async goToNextMatch() {
    await this.goToMatch('{Enter}');
  }

  /** Goes to the previous match with Shift+Enter in the search field. Throws if the result doesn't change. */
  async goToPreviousMatch() {
    await this.goToMatch('{Shift>}{Enter}{/Shift}');
  }

  /** Ends the search with Esc in the search field. */
  async clearSearch() {
    const field = this.getSearchField();
    this.focus(field);
    await this.user.keyboard('{Escape}');
    await waitFor(() => {
      if (field.value !== '') throw new Error(`Esc did not clear the search: it has “${field.value}”.`);
    });
    await this.waitForResult(false);
  }

  private getItems() {
    return within(this.getRegion()).queryAllByRole('listitem');
  }

  private async goToMatch(key: string) {
    const before = this.getSearchResult();
    this.focus(this.getSearchField());
    await this.user.keyboard(key);
    await waitFor(() => {
      if (this.getSearchResult() === before)
        throw new Error(`${key} did not go to another match: “${before}”.`);
    });
  }

  /** Results follow typing with a delay, so they count once they are there and stay the same. */
  private async waitForResult(isExpected: boolean) {
    let before: string | undefined;
    await waitFor(() => {
      const now = [this.getSearchResult(), ...this.getMatches()].join('\n');
      const hasSettled = now === before && (now !== '') === isExpected;
      before = now;
      if (!hasSettled) throw new Error(`The search still shows “${now}”.`);
    });
  }
}

// Speaker and time are text without a role, so they are found by their parts, which are public API.
const parts = {
  speaker: '[data-part="transcript-speaker"]',
  time: '[data-part="transcript-time"]',
};

const partOf = (turn: HTMLElement, part: keyof typeof parts) => {
  const found = turn.querySelector(parts[part]);
  return found ? (found.textContent ?? '') : undefined;
};

const textOf = (turn: HTMLElement) => within(turn).queryAllByRole('paragraph').map(wordsOf).join(' ');

const without = (element: HTMLElement, selector: string) => {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll(selector)) part.remove();
  return copy;
};

const buttonsIn = (turn: HTMLElement) => {
  const there = within(turn)
    .queryAllByRole('button')
    .map((button) => `“${wordsOf(button)}”`);
  return `Its buttons are: ${there.join(', ') || 'none'}.`;
};
