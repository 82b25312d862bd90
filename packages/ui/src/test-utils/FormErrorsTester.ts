import { waitFor, within } from '@testing-library/dom';
import { PatternTester, pick, pointedAt, type Which, wordsOf } from './PatternTester.ts';

/**
 * Operates the errors of a form, with or without tabs, as a person does. `root` is the form or an element around it.
 * A field with `aria-invalid="true"` is invalid, and its descriptions contain the error.
 *
 * @example
 * const form = new FormErrorsTester({ root: screen.getByRole('form'), user: userEvent });
 * await form.submit();
 * expect(form.isSilent()).toBe(false);
 * await form.followError(/e-mail/);
 */
export class FormErrorsTester extends PatternTester {
  getTabs() {
    return within(this.root).queryAllByRole('tab');
  }

  /** The name of each tab as screen readers read it, including its error count. */
  getTabNames() {
    return this.getTabs().map(wordsOf);
  }

  getTab(which: Which) {
    return pick(this.getTabs(), which, wordsOf, 'tab');
  }

  getSelectedTab() {
    return this.getTabs().find((tab) => tab.getAttribute('aria-selected') === 'true');
  }

  async selectTab(which: Which) {
    const tab = this.getTab(which);
    await this.press(tab);
    await waitFor(() => {
      if (tab.getAttribute('aria-selected') !== 'true') throw new Error(`Not selected: “${wordsOf(tab)}”.`);
    });
  }

  /** The invalid fields of the form, including those in closed tabs, or of one tab. A group of choices counts once. */
  getInvalidFields(tab?: Which) {
    const wrong = [...this.root.querySelectorAll<HTMLElement>('[aria-invalid="true"]')].filter(
      (field) => !field.parentElement?.closest('[aria-invalid="true"]'),
    );
    if (tab === undefined) return wrong;
    const chosen = this.getTab(tab);
    return wrong.filter((field) => this.getTabOf(field) === chosen);
  }

  /** The tab whose panel contains the field. */
  getTabOf(field: Element) {
    const panel = field.closest('[role="tabpanel"]');
    return this.getTabs().find(
      (tab) =>
        panel &&
        (tab.getAttribute('aria-controls') === panel.id || pointedAt(panel, 'aria-labelledby').includes(tab)),
    );
  }

  /** The descriptions that are read after a field's name and value, one string each, in reading order. */
  getDescriptions(field: Element) {
    return [...pointedAt(field, 'aria-errormessage'), ...pointedAt(field, 'aria-describedby')].map(wordsOf);
  }

  /** The error summary: a focusable element that contains links to fields. */
  getSummary() {
    return [...this.root.querySelectorAll<HTMLElement>('[tabindex="-1"]')].find(
      (part) => part.matches(':not([role="tabpanel"])') && part.querySelector('a[href^="#"]'),
    );
  }

  getSummaryLinks() {
    const summary = this.getSummary();
    return summary ? within(summary).queryAllByRole('link') : [];
  }

  /** Presses the form's submit button, or the button with that name. */
  async submit(name?: string | RegExp) {
    const buttons = within(this.root).getAllByRole('button', name === undefined ? {} : { name });
    const submit = buttons.find(
      (button) => name !== undefined || (button instanceof HTMLButtonElement && button.type === 'submit'),
    );
    if (!submit) throw new Error('The form has no submit button; give its name.');
    await this.press(submit);
  }

  /** Follows a link of the summary and waits until focus is in an invalid field. Returns that field. */
  async followError(which: Which) {
    await this.press(pick(this.getSummaryLinks(), which, wordsOf, 'error'));
    return waitFor(() => {
      const field = this.getFocusedInvalidField();
      if (!field) throw new Error('Focus did not reach a field that is wrong.');
      return field;
    });
  }

  /** The invalid field that contains focus. */
  getFocusedInvalidField() {
    return this.getInvalidFields().find((field) => field.contains(document.activeElement));
  }

  /** Whether the form has invalid fields while focus is neither in the summary nor in one of those fields. */
  isSilent() {
    const summary = this.getSummary();
    const isHeard = summary?.contains(document.activeElement) || this.getFocusedInvalidField() !== undefined;
    return this.getInvalidFields().length > 0 && !isHeard;
  }
}
