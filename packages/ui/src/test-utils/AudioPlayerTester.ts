import { fireEvent, waitFor, within } from '@testing-library/dom';
import { nameOf, pick, theOnly, type Which, wordsOf } from './PatternTester.ts';
import { limitOf, RangeTester } from './RangeTester.ts';

/**
 * Operates an audio player as a person does. `root` is its group, or an element around it. The buttons are found by their
 * parts, because their role is the same, and their names depend on the language and the state.
 *
 * @example
 * const player = new AudioPlayerTester({ root: screen.getByRole('group', { name: 'call with Ana' }), user: userEvent });
 * await player.seek(18);
 * await player.play();
 * expect(player.isPlaying()).toBe(true);
 */
export class AudioPlayerTester extends RangeTester {
  /** The timeline: the only slider, or the one in the seek bar, if there are others such as a volume. */
  override getSlider() {
    const bars = this.root.querySelectorAll<HTMLElement>('[data-part="audio-seek-bar"]');
    return theOnly((bars.length === 1 && bars[0]) || this.root, 'slider');
  }

  /** The group around the controls: the root, or the group that contains the slider. */
  getGroup() {
    const slider = this.getSlider();
    const groups = within(this.root).queryAllByRole('group');
    return groups.findLast((group) => group.contains(slider)) ?? this.root;
  }

  /** The name of the group: "call with Ana, 19 November". */
  getTitle() {
    return nameOf(this.getGroup());
  }

  /** The `<audio>` element, which is found by its tag, because it has no role. Throws if there is none. */
  getMedia() {
    const media = this.getGroup().querySelector('audio');
    if (!media) throw new Error(`There is no <audio> element in “${this.getTitle()}”.`);
    return media;
  }

  /** The button that plays and pauses. */
  getPlayButton() {
    return this.getButton('audio-play-button', 0);
  }

  /** Whether the recording is playing. */
  isPlaying() {
    return !this.getMedia().paused;
  }

  /** Plays, and waits until the name of the button changes. Throws if it doesn't, and quotes the status. */
  async play() {
    if (!this.isPlaying()) await this.toggle();
  }

  /** Pauses, and waits until the name of the button changes. Throws if it doesn't, and quotes the status. */
  async pause() {
    if (this.isPlaying()) await this.toggle();
  }

  /**
   * The second that the timeline has. While it has focus during playback, it keeps the second of the last key, so that
   * screen readers don't talk over the recording.
   */
  getTime() {
    return this.value;
  }

  /** The length in seconds; 0 if it is unknown. */
  getDuration() {
    return limitOf(this.getSlider(), 'max');
  }

  /** Whether seeking is possible. It isn't before the length is known. */
  canSeek() {
    return this.getSlider().getAttribute('aria-disabled') !== 'true';
  }

  /**
   * Moves to a whole second: drags the timeline with a mouse, or presses Page Up and Page Down (30 seconds), arrows (5)
   * and Shift with arrows (1). Waits until seeking is possible, and throws if it isn't.
   */
  async seek(seconds: number) {
    await waitFor(() => {
      if (!this.canSeek())
        throw new Error(`“${this.getTitle()}” can't seek. Its status is “${this.getStatus()}”.`);
    });
    const arrows = this.arrows(5);
    await this.moveSlider(seconds, [
      { more: '{PageUp}', less: '{PageDown}', size: 30 },
      arrows,
      { more: `{Shift>}${arrows.more}{/Shift}`, less: `{Shift>}${arrows.less}{/Shift}`, size: 1 },
    ]);
  }

  /** Presses the first of the buttons that skip, which skips back. */
  async skipBack() {
    await this.press(this.getButton('audio-skip-button', 0));
  }

  /** Presses the second of the buttons that skip, which skips forward. */
  async skipForward() {
    await this.press(this.getButton('audio-skip-button', 1));
  }

  /** The text of the selected speed: "1.25×". */
  getSpeed() {
    return wordsOf(this.getSpeeds().selectedOptions[0] ?? this.getSpeeds());
  }

  /** Selects a speed. Throws if there is no such speed, and lists the ones that exist. */
  async setSpeed(which: Which) {
    const list = this.getSpeeds();
    const { value } = pick([...list.options], which, wordsOf, 'speed');
    this.focus(list);
    fireEvent.change(list, { target: { value } });
    if (list.value !== value) throw new Error(`The speed is still “${this.getSpeed()}”.`);
  }

  /** What the status reports, such as a failure; empty if nothing. */
  getStatus() {
    return within(this.getGroup()).queryAllByRole('status').map(wordsOf).join(' ').trim();
  }

  /** The link that downloads the recording; undefined if there is none. */
  getDownload() {
    return within(this.getGroup()).queryAllByRole('link')[0];
  }

  private getSpeeds() {
    return theOnly(this.getGroup(), 'combobox') as HTMLSelectElement;
  }

  private getButton(part: string, place: number) {
    const buttons = within(this.getGroup()).queryAllByRole('button');
    const found = buttons.filter((button) => button.matches(`[data-part="${part}"]`))[place];
    if (found) return found;
    const there = buttons.map((button) => `“${wordsOf(button)}”`).join(', ') || 'none';
    throw new Error(`No ${place > 0 ? 'second ' : ''}button is an ${part}. There are: ${there}.`);
  }

  private async toggle() {
    const button = this.getPlayButton();
    const before = wordsOf(button);
    await this.press(button);
    await waitFor(() => {
      if (wordsOf(button) === before)
        throw new Error(`“${before}” did nothing. The status is “${this.getStatus()}”.`);
    });
  }
}
