import { waitFor, within } from '@testing-library/dom';
import { PatternTester, pick, pointedAt, type Which, wordsOf } from './PatternTester.ts';

/**
 * Operates a navigation with groups of links that open and close: the APG disclosure navigation. `root` is the `<nav>`.
 * A group can show its links below itself, or next to itself as a rail does.
 *
 * @example
 * const nav = new DisclosureNavTester({ root: screen.getByRole('navigation'), user: userEvent, interactionType: 'keyboard' });
 * await nav.open('Levinsky Bakery');
 * expect(nav.getLinkNames('Levinsky Bakery')).toContain('Calls');
 */
export class DisclosureNavTester extends PatternTester {
  /** The navigation. */
  getNav() {
    return this.root;
  }

  /** The buttons that open and close the groups. */
  getGroups() {
    return within(this.getNav())
      .queryAllByRole('button')
      .filter((button) => button.hasAttribute('aria-expanded'));
  }

  /** The names of the groups. */
  getGroupNames() {
    return this.getGroups().map(wordsOf);
  }

  getGroup(which: Which) {
    return pick(this.getGroups(), which, wordsOf, 'group');
  }

  isOpen(which: Which) {
    return this.getGroup(which).getAttribute('aria-expanded') === 'true';
  }

  /** The content of an open group; undefined if the group is closed. */
  getContent(which: Which) {
    if (!this.isOpen(which)) return undefined;
    const group = this.getGroup(which);
    return pointedAt(group, 'aria-controls')[0] ?? group.nextElementSibling ?? undefined;
  }

  /** The accessible links of the navigation, or of one group. Empty if that group is closed. */
  getLinks(group?: Which) {
    if (group === undefined) return within(this.getNav()).queryAllByRole('link');
    const content = this.getContent(group);
    return content instanceof HTMLElement ? within(content).queryAllByRole('link') : [];
  }

  getLinkNames(group?: Which) {
    return this.getLinks(group).map(wordsOf);
  }

  /** The link marked as the current page, or as the page above it. Throws if several links are. */
  getCurrentLink() {
    const current = this.getLinks().filter((link) =>
      /^(page|true)$/.test(link.getAttribute('aria-current') ?? ''),
    );
    if (current.length > 1)
      throw new Error(`Several current pages: ${current.map(wordsOf).join(', ')}. Only one may be.`);
    return current[0];
  }

  async open(which: Which) {
    if (!this.isOpen(which)) await this.toggle(which);
  }

  async close(which: Which) {
    if (this.isOpen(which)) await this.toggle(which);
  }

  /** Follows a link of the navigation, or of one group, which it opens first. */
  async follow(link: Which, group?: Which) {
    if (group !== undefined) await this.open(group);
    await this.press(pick(this.getLinks(group), link, wordsOf, 'link'));
  }

  private async toggle(which: Which) {
    // Found once, because its name can change with its state.
    const group = this.getGroup(which);
    const before = group.getAttribute('aria-expanded');
    await this.press(group);
    await waitFor(() => {
      if (group.getAttribute('aria-expanded') === before)
        throw new Error(`“${wordsOf(group)}” did not ${before === 'true' ? 'close' : 'open'}.`);
    });
  }
}
