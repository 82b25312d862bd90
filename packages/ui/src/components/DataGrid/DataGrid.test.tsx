import { User } from '@react-aria/test-utils';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { eventually, exactly } from '../../testing/eventually.ts';
import {
  chosen,
  field,
  grid as gridInAnyLanguage,
  isAt,
  isAtHead,
  keys,
  onward,
  toNote,
  toPhone,
} from '../../testing/gridKeys.tsx';
import { interactionTypes } from '../../testing/interactionTypes.ts';
import { recordAnnouncements } from '../../testing/recordAnnouncements.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import * as stories from './DataGrid.stories.tsx';
import type { GridColumns } from './index.ts';
import { type Contact, columnsIn, english, manyContacts } from './samples.tsx';

const {
  Ready,
  EditedRows,
  Choosing,
  SomeChosen,
  PartOfMany,
  Waiting,
  WaitingAgain,
  Empty,
  Failed,
  FailedAgain,
} = composeStories(stories);
const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

const grid = () => screen.getByRole('grid', { name: 'Contacts' });
const head = (name: string) => screen.getByRole('columnheader', { name });
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const check = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

/** Records the messages in react-aria's own live region. */
function listenToReactAria() {
  const said: string[] = [];
  const seen = new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes)
      if (target instanceof Element && target.closest('[data-live-announcer]'))
        for (const node of addedNodes) if (node.textContent) said.push(node.textContent);
  });
  seen.observe(document.body, { childList: true, subtree: true });
  return said;
}

beforeEach(() => resizeWindow(1280, 800));

test('DT-1 DT-14: it is a named grid with every row in the DOM, without count attributes', () => {
  render(<Ready />);
  expect(within(grid()).getAllByRole('row').length).toBe(5);
  expect(grid().matches('[aria-rowcount], [aria-colcount]')).toBe(false);
  expect(grid().tagName).toBe('TABLE');
});

test('DT-14: all of 100 rows are in the DOM', () => {
  render(<Ready rows={manyContacts(100)} />);
  expect(screen.getAllByRole('row').length).toBe(101);
});

test('DT-4: one column has the row headers, required by type', () => {
  render(<Ready />);
  expect(names()).toEqual(['Maya Levin', 'Daniel Cohen', 'רות אזולאי', 'Ирина Волкова']);
  // @ts-expect-error no column names the rows
  const nameless: GridColumns<Contact> = [{ key: 'name', header: 'Name', cell: ({ name }) => name }];
  expect(nameless.length).toBe(1);
});

test('DT-5: sorting marks one header, keeps its name, and is announced once, only by react-aria', async () => {
  const heard = recordAnnouncements();
  const said = listenToReactAria();
  render(<Ready />);
  await userEvent.click(head('Name'));
  expect(names()[0]).toBe('Daniel Cohen');
  const marked = screen
    .getAllByRole('columnheader')
    .filter(({ ariaSort }) => ariaSort && ariaSort !== 'none');
  expect(marked).toEqual([head('Name')]);
  expect(head('Name').ariaSort).toBe('ascending');
  await exactly(() => said, ['sorted by column Name in ascending order']);
  expect(heard.messages).toEqual([]);
  await userEvent.click(head('Name'));
  expect(head('Name').ariaSort).toBe('descending');
  heard.stop();
});

test('sort controls the sort order', async () => {
  const changed = vi.fn();
  render(<Ready sort={{ column: 'name', direction: 'ascending' }} onSortChange={changed} />);
  await userEvent.click(head('Name'));
  expect(changed).toHaveBeenCalledWith({ column: 'name', direction: 'descending' });
  expect(head('Name').ariaSort).toBe('ascending');
});

test('DT-8: row checkboxes are named by their rows, and their column header is Selection', async () => {
  const onChange = vi.fn();
  render(<Choosing selection={{ onChange }} />);
  await userEvent.click(check('Select Maya Levin'));
  expect(onChange).toHaveBeenCalledWith(new Set(['c1']));
  expect(screen.getAllByRole('columnheader')[0]).toBe(head('Selection'));
});

test('DT-8: the name of the checkbox for all rows includes how many, and whether only on this page', async () => {
  const whole = render(<Choosing />);
  await userEvent.click(check('Select Maya Levin'));
  expect(check('Select all rows: 4').indeterminate).toBe(true);
  await userEvent.click(check('Select all rows: 4'));
  expect(screen.getAllByRole('row').filter((row) => row.ariaSelected === 'true').length).toBe(4);
  whole.unmount();
  render(<PartOfMany />);
  expect(check('Select all 4 rows on this page')).toBeTruthy();
});

test('DT-8: the actions are the next tab stop after the grid, and are announced once', async () => {
  const heard = recordAnnouncements();
  const said = listenToReactAria();
  render(<Choosing />);
  await userEvent.tab();
  await userEvent.keyboard(' {ArrowDown} ');
  const ours = 'Actions for the selected rows are below the table';
  await exactly(
    () => said.toSorted(),
    [ours, 'Daniel Cohen selected. 2 items selected.', 'Maya Levin selected.'],
  );
  expect(heard.messages).toEqual([{ message: ours, priority: 'polite' }]);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete' }));
  heard.stop();
});

test('DT-8: with many rows, the actions stay visible and never cover the focused row', async () => {
  await resizeWindow(1280, 500);
  render(<SomeChosen rows={manyContacts(18)} />);
  const bar = screen.getByRole('group', { name: 'Actions for selected rows' });
  await userEvent.tab();
  for (let presses = 0; presses < 14; presses += 1) await userEvent.keyboard('{ArrowDown}');
  expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  expect(document.activeElement?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
    bar.getBoundingClientRect().top,
  );
});

test('DT-8: after clearing the selection, focus is in the grid', async () => {
  render(<SomeChosen />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear Selection' }));
  expect(
    within(screen.getByRole('group', { name: 'Actions for selected rows' })).getByText('No rows selected'),
  ).toBeTruthy();
  expect(grid().contains(document.activeElement)).toBe(true);
});

test('selected rows that aren’t in rows stay selected', async () => {
  const onChange = vi.fn();
  render(<SomeChosen selection={{ defaultSelected: new Set(['c9']), onChange, actions: () => null }} />);
  expect(screen.getByText('1 selected, 1 not on this page')).toBeTruthy();
  await userEvent.click(check('Select all rows: 4'));
  expect(onChange).toHaveBeenLastCalledWith(new Set(['c9', 'c1', 'c2', 'c3', 'c4']));
});

test('DT-12: in right-to-left, the first column is on the right, and numbers are left to right', () => {
  render(<drawn.rtl.Ready columns={columnsIn(english)} />);
  const phone = screen.getByText('052-440 0172');
  expect(names().length).toBe(4);
  expect(screen.getAllByRole('rowheader')[0]?.getBoundingClientRect().left).toBeGreaterThan(
    phone.getBoundingClientRect().right,
  );
  expect(getComputedStyle(phone).direction).toBe('ltr');
});

test('DT-1: the row header is a native header of its row, and its link is a target of 24 px', () => {
  render(<Ready />);
  const [header] = screen.getAllByRole('rowheader');
  expect(header).toMatchObject({ nodeName: 'TH', scope: 'row' });
  const link = within(header as HTMLElement).getByRole('link');
  expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});

test('DT-13: while the first rows load, the grid is busy and has a cell that says Loading', () => {
  render(<Waiting />);
  expect(grid().ariaBusy).toBe('true');
  expect(screen.getAllByRole('columnheader').length).toBe(5);
  expect(screen.getByRole('cell', { name: 'Loading' })).toBeTruthy();
});

test('DT-13: loading and the number of loaded rows are each announced once', async () => {
  const heard = recordAnnouncements();
  const { rerender } = render(<Ready rows={undefined} />);
  const messages = () => heard.messages.map(({ message }) => message);
  await eventually(messages).toEqual(['Loading']);
  rerender(<Ready />);
  await exactly(messages, ['Loading', '4 rows loaded']);
  heard.stop();
});

test('DT-13: an error is announced once and replaces the rows, and Retry moves focus to the grid', async () => {
  const heard = recordAnnouncements();
  const onRetry = vi.fn();
  const { rerender } = render(<Failed onRetry={onRetry} />);
  await exactly(() => heard.messages.map(({ message }) => message), ['Contacts could not be loaded']);
  await userEvent.click(within(grid()).getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
  rerender(<Failed error={undefined} />);
  expect(document.activeElement).toBe(grid());
  heard.stop();
});

test('DT-13: the empty state spans all columns', () => {
  render(<Empty />);
  const cell = screen.getByText('No contacts found.').closest('td');
  expect(cell?.colSpan).toBe(5);
});

test('DT-13: rows stay while they reload, and when the reload fails', () => {
  const again = render(<WaitingAgain />);
  expect(names().length).toBe(4);
  expect(grid().ariaBusy).toBe('true');
  again.unmount();
  render(<FailedAgain />);
  expect(names().length).toBe(4);
  expect(screen.getByText(/The last refresh failed/)).toBeTruthy();
});

for (const direction of ['ltr', 'rtl'] as const) {
  for (const interactionType of interactionTypes(direction, ['mouse', 'keyboard'] as const)) {
    test(`react-aria's tester selects, sorts and runs row actions, ${direction}, by ${interactionType}`, async () => {
      const onChange = vi.fn();
      const acted = vi.fn();
      const { Choosing: Story } = drawn[direction];
      render(<Story selection={{ onChange }} onRowAction={acted} />);
      const tester = new User({ interactionType }).createTester('Table', { root: grid(), direction });
      expect(tester.getRows().length).toBe(4);
      await tester.triggerRowAction({ row: 1 });
      expect(acted.mock.calls).toEqual([['c2']]);
      await tester.toggleSort({ column: 'Name' });
      expect(tester.getRowHeaders()[0]?.textContent).toBe('Daniel Cohen');
      await tester.toggleRowSelection({ row: 2, checkboxSelection: interactionType === 'mouse' });
      expect(onChange).toHaveBeenLastCalledWith(new Set(['c4']));
      expect(tester.getSelectedRows()).toEqual([tester.getRows()[2]]);
      await tester.toggleSelectAll({ interactionType: 'keyboard' });
      expect(tester.getSelectedRows().length).toBe(4);
    });
  }
}

for (const direction of ['ltr', 'rtl'] as const) {
  test(`DT-2, DT-12: arrows, Home, End and Ctrl move between cells and headers visually, ${direction}`, async () => {
    await toPhone({ direction }, 'Ready');
    await keys(onward({ direction }));
    await isAt('c2 calls');
    await keys('{ArrowUp}{ArrowUp}');
    await isAtHead('Calls');
    await keys('{ArrowDown}{Home}');
    await isAt('c1 name');
    await keys('{End}');
    await isAt('c1 actions');
    await keys('{Control>}{End}{/Control}');
    await isAt('c4 actions');
    await keys('{Control>}{Home}{/Control}');
    await isAt('c1 name');
  });

  test(`DT-2: the grid is one tab stop, and Tab returns to the last focused cell, ${direction}`, async () => {
    await toPhone({ direction });
    await userEvent.tab();
    expect(gridInAnyLanguage().contains(document.activeElement)).toBe(false);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await isAt('c2 phone');
  });

  test(`DT-2: Space selects rows, and Esc leaves a cell before it clears the selection, ${direction}`, async () => {
    await toNote({ direction });
    await keys(' {Enter}');
    expect(document.activeElement).toBe(field());
    await keys('{Escape}');
    await isAt('c2 note');
    expect(chosen()).toEqual(['c2']);
    await keys('{Escape}');
    expect(chosen()).toEqual([]);
  });

  test(`DT-2: with tabKey="enters", Tab moves into a cell and out of it, ${direction}`, async () => {
    await toNote({ direction }, 'Edited');
    await userEvent.tab();
    expect(document.activeElement).toBe(field());
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Daniel/ }).closest('td'));
    await userEvent.tab();
    await keys('a{Escape}');
    await isAt('c2 note');
    expect(document.activeElement?.tagName).toBe('TD');
  });
}

describe('editing, as in the recipe', () => {
  const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name: Maya Levin' });
  const numberField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Extension: Maya Levin' });
  const errorOf = (field: HTMLElement) =>
    document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;

  test('an invalid entry stays and its error is announced; Esc takes it back and moves to the cell', async () => {
    const heard = recordAnnouncements();
    render(<EditedRows />);
    await userEvent.fill(numberField(), '20');
    await userEvent.click(nameField());
    expect(numberField().value).toBe('20');
    expect(errorOf(numberField())).toBe('Error: Enter a number from 100 to 999.');
    await exactly(() => heard.messages.at(-1)?.message, 'Enter a number from 100 to 999.');

    await userEvent.click(numberField());
    await userEvent.fill(numberField(), '77');
    await userEvent.keyboard('{Escape}');
    expect(numberField().value).toBe('201');
    expect(errorOf(numberField())).toBe(undefined);
    expect(document.activeElement).toBe(numberField().closest('td'));

    await userEvent.fill(nameField(), '');
    await userEvent.keyboard('{Escape}');
    expect(nameField().value).toBe('Maya Levin');
    expect(errorOf(nameField())).toBe(undefined);
    heard.stop();
  });

  test('each row is saved alone; what the server refuses stays with its error', async () => {
    const heard = recordAnnouncements();
    render(<EditedRows />);
    const save = screen.getByRole('button', { name: 'Save Maya Levin' });
    await userEvent.fill(numberField(), '204');
    await userEvent.click(save);
    await waitFor(() => expect(errorOf(numberField())).toBe('Error: Extension 204 is taken.'));
    expect(numberField().value).toBe('204');
    await exactly(() => heard.messages.at(-1)?.message, 'Extension 204 is taken.');

    await userEvent.fill(numberField(), '500');
    await userEvent.click(save);
    expect(await screen.findByText('Not saved. Save again.')).toBeTruthy();
    await userEvent.fill(numberField(), '301');
    await userEvent.click(save);
    await exactly(() => heard.messages.at(-1)?.message, 'Maya Levin saved');
    await userEvent.click(numberField());
    await userEvent.keyboard('9{Escape}');
    expect(numberField().value).toBe('301');
    heard.stop();
  });
});
