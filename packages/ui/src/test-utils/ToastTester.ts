import { waitFor, within } from '@testing-library/dom';
import { PatternTester, pick, type Which, wordsOf } from './PatternTester.ts';

/**
 * Works a toast region as a person does. `root` is the region, which stays on the page while its toasts come and go.
 * A toast is an item of a list in it, or an alert dialog, as react-aria draws it.
 *
 * @example
 * const toasts = new ToastTester({ root: screen.getByRole('region', { name: 'Notifications' }), user: userEvent });
 * await toasts.pressAction(/^Contact deleted/, 'Undo');
 */
export class ToastTester extends PatternTester {
  getRegion() {
    return this.root.matches('section, [role="region"]') ? this.root : within(this.root).getByRole('region');
  }

  /** The toasts, in the order they are read. */
  getToasts() {
    const dialogs = within(this.getRegion()).queryAllByRole('alertdialog');
    return dialogs.length > 0 ? dialogs : within(this.getRegion()).queryAllByRole('listitem');
  }

  /** What each toast says, its buttons left out. */
  getMessages() {
    return this.getToasts().map(messageOf);
  }

  getToast(which: Which) {
    return pick(this.getToasts(), which, messageOf, 'toast');
  }

  /** The toast that has focus. */
  getFocusedToast() {
    return this.getToasts().find((toast) => toast.contains(document.activeElement));
  }

  /** Waits until a toast has come, for those that follow an answer of a server. */
  async findToast(which: Which) {
    return waitFor(() => this.getToast(which));
  }

  /** Goes into the region with F6, as from anywhere on the page: round the landmarks, at most ten of them. */
  async enter() {
    for (let presses = 0; presses < 10; presses += 1) {
      if (this.getRegion().contains(document.activeElement)) return;
      await this.user.keyboard('{F6}');
    }
    throw new Error('F6 never leads to the region.');
  }

  /** Presses a toast's own button, such as Undo. */
  async pressAction(which: Which, name: string | RegExp) {
    await this.press(within(this.getToast(which)).getByRole('button', { name }));
  }

  /** Closes a toast by its button: the one of that name, or the last one it has. */
  async close(which: Which, name?: string | RegExp) {
    const toast = this.getToast(which);
    const buttons = within(toast).getAllByRole('button', name === undefined ? {} : { name });
    const button = buttons.at(-1);
    if (button) await this.press(button);
    await this.waitUntilGone(toast);
  }

  /** Presses Esc in the toast that has focus. */
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
