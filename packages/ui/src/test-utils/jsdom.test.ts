// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { DisclosureNavTester, FormErrorsTester, NativeTableTester, ToastTester } from './index.ts';

const user = userEvent.setup();

/** Puts plain HTML on the page and returns its root element. */
function put<Root extends HTMLElement = HTMLElement>(html: string) {
  document.body.innerHTML = html;
  return document.body.firstElementChild as Root;
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

beforeEach(() => document.body.replaceChildren());

const channels = `<table aria-busy="true">
  <thead><tr>
    <th scope="col"><input type="checkbox" aria-label="All"></th>
    <th scope="col"><button>Name</button></th>
    <th scope="col" aria-sort="ascending"><button>Minutes</button></th>
  </tr></thead>
  <tbody>
    <tr><td><input type="checkbox" aria-label="After hours"></td><th scope="row">After hours</th><td>36</td></tr>
    <tr><td><input type="checkbox" aria-label="Reception"></td><th scope="row">Reception</th><td><span aria-hidden="true">Minutes</span>214</td></tr>
    <tr aria-hidden="true"><td></td><td></td><td></td></tr>
  </tbody>
</table>`;

test('reads columns, rows, cells and sort of a native table', () => {
  const table = new NativeTableTester({ root: put(channels), user });
  expect(table.isBusy()).toBe(true);
  expect(table.getColumnNames().slice(1)).toEqual(['Name', 'Minutes']);
  expect(table.getRowNames()).toEqual(['After hours', 'Reception']);
  expect(table.getCellWords('Reception', 'Minutes')).toBe('214');
  expect(table.getSort()).toEqual({ column: 'Minutes', direction: 'ascending' });
});

test.each(['mouse', 'keyboard'] as const)('toggles the selection of rows by %s', async (interactionType) => {
  const table = new NativeTableTester({ root: put(channels), user, interactionType });
  await table.toggleRow('Reception');
  expect(table.isSelected('Reception')).toBe(true);
  expect(table.isSelected(0)).toBe(false);
  await table.toggleAll();
});

test('the error for a missing row lists the rows that exist', () => {
  const table = new NativeTableTester({ root: put(channels), user });
  expect(() => table.getRow('Sales')).toThrow('No row “Sales”. There are: “After hours”, “Reception”.');
});

test('getSort throws if two columns are marked as sorted', () => {
  const root = put(channels);
  for (const head of all('thead th')) head.setAttribute('aria-sort', 'descending');
  expect(() => new NativeTableTester({ root, user }).getSort()).toThrow('only one may be');
});

test('sortBy rejects if pressing the header changes nothing', async () => {
  const table = new NativeTableTester({ root: put(channels), user });
  await expect(table.sortBy('Name')).rejects.toThrow('did not change aria-sort');
});

test('alert dialogs in the region count as toasts', async () => {
  const root = put(
    `<section aria-label="Notifications"><ol><li><div role="alertdialog"><p>Deleted</p><button>Undo</button><button aria-label="Close"></button></div></li></ol></section>`,
  );
  const toasts = new ToastTester({ root, user });
  for (const button of all('button')) button.addEventListener('click', () => button.closest('li')?.remove());
  expect(toasts.getMessages()).toEqual(['Deleted']);
  await toasts.close('Deleted');
  expect(toasts.getToasts()).toEqual([]);
});

test.each(['mouse', 'keyboard'] as const)(
  'opens and closes a group of a navigation by %s',
  async (interactionType) => {
    const root = put(`<nav aria-label="Console"><ul><li>
    <button aria-expanded="false" aria-controls="bakery">Bakery</button>
    <ul id="bakery" hidden><li><a href="#calls" aria-current="page">Calls</a></li></ul>
  </li></ul></nav>`);
    const [button, list] = [...all('button'), ...all('#bakery')];
    button?.addEventListener('click', () => {
      list?.toggleAttribute('hidden');
      button.setAttribute('aria-expanded', String(!list?.hidden));
    });
    const nav = new DisclosureNavTester({ root, user, interactionType });
    expect(nav.getLinks()).toEqual([]);
    await nav.open('Bakery');
    expect(nav.getLinkNames('Bakery')).toEqual(['Calls']);
    expect(nav.getCurrentLink()).toBe(all('a')[0]);
    await nav.close('Bakery');
    expect(nav.isOpen('Bakery')).toBe(false);
  },
);

const form = `<form>
  <div tabindex="-1"><a href="#mail">E-mail is required</a></div>
  <div role="tablist"><button type="button" role="tab" id="t1" aria-selected="true" aria-controls="p1">Bot</button>
    <button type="button" role="tab" id="t2" aria-selected="false" aria-controls="p2">Billing<span>, 1 error</span></button></div>
  <div role="tabpanel" id="p1" aria-labelledby="t1"><input aria-label="Name"></div>
  <div role="tabpanel" id="p2" aria-labelledby="t2"><input id="mail" aria-label="E-mail" aria-invalid="true" aria-describedby="e h">
    <p id="e">Error: write it</p><p id="h">For receipts</p></div>
  <button>Save</button>
</form>`;

test('finds the invalid fields of each tab, and reads their descriptions', () => {
  const errors = new FormErrorsTester({ root: put(form), user });
  const [mail] = all('#mail');
  expect(errors.getTabNames()).toEqual(['Bot', 'Billing, 1 error']);
  expect(errors.getSelectedTab()).toBe(errors.getTab('Bot'));
  expect(errors.getInvalidFields('Billing, 1 error')).toEqual([mail]);
  expect(errors.getInvalidFields('Bot')).toEqual([]);
  expect(mail && errors.getDescriptions(mail)).toEqual(['Error: write it', 'For receipts']);
});

test('a form with an invalid field is silent unless focus is in the summary or that field', async () => {
  const root = put<HTMLFormElement>(form);
  root.addEventListener('submit', (event) => event.preventDefault());
  const errors = new FormErrorsTester({ root, user });
  await errors.submit();
  expect(errors.isSilent()).toBe(true);
  errors.getSummary()?.focus();
  expect(errors.isSilent()).toBe(false);
  all('a')[0]?.addEventListener('click', () => all('#mail')[0]?.focus());
  expect(await errors.followError('E-mail is required')).toBe(all('#mail')[0]);
  expect(errors.isSilent()).toBe(false);
});
