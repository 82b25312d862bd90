import { waitFor, within } from '@testing-library/dom';
import { DisclosureNavTester } from './DisclosureNavTester.ts';
import { nameOf, pointedAt, type TesterOptions, wordsOf } from './PatternTester.ts';

export interface SidebarTesterOptions extends TesterOptions {
  /** The name of its navigation, if the root contains several. */
  name?: string | RegExp | undefined;
}

/**
 * Operates a sidebar as a person does: its groups and links as `DisclosureNavTester`, its search field, and the buttons
 * that collapse it or open its drawer. `root` is an element around the sidebar and its trigger, such as `document.body`,
 * because a drawer is elsewhere in the document.
 *
 * @example
 * const sidebar = new SidebarTester({ root: document.body, user: userEvent });
 * await sidebar.filter('bakery');
 * await sidebar.follow('Calls', 'Levinsky Bakery');
 * expect(sidebar.getCurrentName()).toBe('Calls');
 */
export class SidebarTester extends DisclosureNavTester {
  private readonly name: string | RegExp | undefined;

  constructor({ name, ...options }: SidebarTesterOptions) {
    super(options);
    this.name = name;
  }

  /** The navigation, also in an open drawer. Throws if there is none, as in a closed drawer, or several. */
  override getNav() {
    const found = this.findNavs();
    const [nav] = found;
    if (nav && found.length === 1) return nav;
    const all = within(this.root).queryAllByRole('navigation').map(nameOf);
    const there = all.map((name) => `“${name}”`).join(', ') || 'none';
    throw new Error(
      nav
        ? `Several navigations: ${there}. Pass the name of one.`
        : `No navigation${this.name === undefined ? '' : ` ${this.name}`}. There are: ${there}. Open the drawer first, if it is closed.`,
    );
  }

  /** The name of the row of the current page, such as "Calls"; undefined if no row is. */
  getCurrentName() {
    const current = this.getCurrentLink();
    return current && wordsOf(current);
  }

  /** The search field; undefined if the sidebar has none, as with few groups or in the rail. */
  getFilter() {
    return within(this.getNav()).queryAllByRole<HTMLInputElement>('searchbox')[0];
  }

  /** Types a text into the search field, which shows only the rows with its words. An empty text shows all rows. */
  async filter(text: string) {
    const field = this.getFilter();
    if (!field) throw new Error(`The sidebar has no search field. It has: ${namesIn(this.getNav())}.`);
    await this.type(field, text);
    await waitFor(() => {
      if (field.value !== text) throw new Error(`The search field has “${field.value}”, not “${text}”.`);
    });
  }

  /**
   * The button that collapses the sidebar, or opens it. It controls the element around the navigation, or opens a
   * dialog; if the sidebar is hidden, it is the first button that opens something. Throws if there is none.
   */
  getToggle() {
    const [nav] = this.findNavs();
    const buttons = this.root.querySelectorAll<HTMLElement>('button[aria-expanded]');
    const own = [...buttons].find((button) => nav && controls(button, nav));
    // An open drawer hides its trigger from assistive technology, so that it can't be found by role.
    const trigger = [...buttons].find((button) => button.getAttribute('aria-haspopup') === 'dialog');
    const toggle = own ?? trigger ?? this.findButtons()[0];
    if (!toggle)
      throw new Error(`No button collapses the sidebar or opens it. There are: ${namesIn(this.root)}.`);
    return toggle;
  }

  /** Whether it shows its labels: it is neither a rail, nor hidden, nor a closed drawer. */
  isExpanded() {
    return this.getToggle().getAttribute('aria-expanded') === 'true';
  }

  /** Shows its labels: opens the rail, the hidden sidebar or the drawer. Waits until the navigation is there. */
  async expand() {
    if (!this.isExpanded()) await this.press(this.getToggle());
    await this.waitUntil(true);
  }

  /** Collapses it, or closes its drawer with Esc. */
  async collapse() {
    if (this.isExpanded()) {
      const [nav] = this.findNavs();
      if (nav?.closest('[role="dialog"]')) await this.user.keyboard('{Escape}');
      else await this.press(this.getToggle());
    }
    await this.waitUntil(false);
  }

  private findNavs() {
    return within(this.root).queryAllByRole('navigation', this.name === undefined ? {} : { name: this.name });
  }

  /** The visible buttons that open or close something. */
  private findButtons() {
    return within(this.root)
      .queryAllByRole('button')
      .filter((button) => button.hasAttribute('aria-expanded'));
  }

  private async waitUntil(isExpanded: boolean) {
    await waitFor(() => {
      const hasNav = !isExpanded || this.findNavs().length > 0;
      if (this.isExpanded() !== isExpanded || !hasNav)
        throw new Error(
          `“${wordsOf(this.getToggle())}” did not ${isExpanded ? 'expand' : 'collapse'} the sidebar.`,
        );
    });
  }
}

const controls = (button: HTMLElement, nav: HTMLElement) =>
  pointedAt(button, 'aria-controls').some((controlled) => controlled.contains(nav));

const namesIn = (root: HTMLElement) =>
  within(root)
    .queryAllByRole('button')
    .map((button) => `“${wordsOf(button)}”`)
    .join(', ') || 'no buttons';
