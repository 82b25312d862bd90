import { waitFor, within } from '@testing-library/dom';
import { PatternTester, pick, type Which, wordsOf } from './PatternTester.ts';

/**
 * Operates a toast region as a person does. `root` is the region, which stays on the page while its toasts come and go.
 * A toast is a list item in the region, or an alert dialog, as react-aria renders it.
 *
 * @example
 * const toasts = new ToastTester({ root: screen.getByRole('region', { name: 'Notifications' }), user: userEvent });
 * await toasts.pressAction(/^Contact deleted/, 'Undo');
 */
export class ToastTester extends PatternTester {
  getRegion() {
    return this.root.matches('section, [role="region"]') ? this.root : within(this.root).getByRole('region');
  }

  /** The toasts, in reading order. */
  getToasts() {
    const dialogs = within(this.getRegion()).queryAllByRole('alertdialog');
    return dialogs.length > 0 ? dialogs : within(this.getRegion()).queryAllByRole('listitem');
  }

  /** The text of each toast, without its buttons. */
  getMessages() {
    return this.getToasts().map(messageOf);
  }

  getToast(which: Which) {
    return pick(this.getToasts(), which, messageOf, 'toast');
  }

  /** The toast that contains focus. */
  getFocusedToast() {
    return this.getToasts().find((toast) => toast.contains(document.activeElement));
  }

  /** Waits for a toast, such as one that follows a server response. */
  async findToast(which: Which) {
    return waitFor(() => this.getToast(which));
  }

  /** Moves focus into the region with F6, through at most ten landmarks. */
  async enter() {
    for (let presses = 0; presses < 10; presses += 1) {
      if (this.getRegion().contains(document.activeElement)) return;
      await this.user.keyboard('{F6}');
    }
    throw new Error('F6 never leads to the region.');
  }

  /** Presses a button of the toast, such as Undo. */
  async pressAction(which: Which, name: string | RegExp) {
    await this.press(within(this.getToast(which)).getByRole('button', { name }));
  }

  /** Closes a toast with the button of that name, or with its last button. */
  async close(which: Which, name?: string | RegExp) {
    const toast = this.getToast(which);
    const buttons = within(toast).getAllByRole('button', name === undefined ? {} : { name });
    const button = buttons.at(-1);
    if (button) await this.press(button);
    await this.waitUntilGone(toast);
  }

  /** Presses Esc in the toast that contains focus. */
  async dismiss() {
    const toast = this.getFocusedToast();
    if (!toast) throw new Error('No toast has focus.');
    await this.user.keyboard('{Escape}');
    await this.waitUntilGone(toast);
  }

  private async waitUntilGone(toast: HTMLElement) {
    await waitFor(() => {
      if (toast.isConnected) throw new Error(`It did not go: “${messageOf(toast)}”.`);
    });
  }
}

const messageOf = (toast: HTMLElement) => {
  const copy = toast.cloneNode(true) as HTMLElement;
  for (const button of copy.querySelectorAll('button, [role="button"]')) button.remove();
  return wordsOf(copy);
};
