import { Button, Dialog, DialogTrigger, PhoneIcon, TextField, UIProvider } from '@console/ui';
import { DataTable } from '@console/ui/data-table';
import { FormActions } from '@console/ui/form';
import { Sidebar, SidebarItem, SidebarSection } from '@console/ui/sidebar';
import { TabbedForm } from '@console/ui/tabbed-form';
import { WeekCalendar } from '@console/ui/week-calendar';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { afterEach, expect, test, vi } from 'vitest';
import { TanStackForm } from './TanStackForm';

afterEach(cleanup);

const navigate = vi.fn();
const show = (content: ReactNode) =>
  render(
    <UIProvider locale="en-US" navigate={navigate}>
      {content}
    </UIProvider>,
  );
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('a table sorts', () => {
  const people = [
    { id: '1', name: 'Noa' },
    { id: '2', name: 'Dana' },
  ];
  show(
    <DataTable
      label="People"
      columns={[
        {
          key: 'name',
          header: 'Name',
          cell: ({ name }) => name,
          isRowHeader: true,
          compare: (a, b) => a.name.localeCompare(b.name),
        },
      ]}
      rows={people}
      rowKey={({ id }) => id}
    />,
  );
  press('Name');
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Dana', 'Noa']);
});

// The app's React Aria Components must be the copy that the library uses: a second one doesn't know the dialog.
test('a dialog is closed by a button of React Aria Components', async () => {
  show(
    <DialogTrigger>
      <Button>Open</Button>
      <Dialog title="Delete" actions={<AriaButton slot="close">No</AriaButton>} />
    </DialogTrigger>,
  );
  press('Open');
  expect(await screen.findByRole('dialog', { name: 'Delete' })).toBeTruthy();
  press('No');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a calendar passes on the event that is pressed', () => {
  const pressed = vi.fn();
  show(
    <WeekCalendar
      label="Visits"
      events={[{ id: 'a', title: 'Cleaning', start: '2026-11-17T13:00', end: '2026-11-17T14:00' }]}
      timeZone="UTC"
      defaultValue="2026-11-17"
      onEventAction={pressed}
    />,
  );
  press(/Cleaning/);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a link of a sidebar navigates', () => {
  show(
    <Sidebar label="Clinic" brand={{ mark: null, name: 'Clinic', href: '/' }} currentHref="/calls">
      <SidebarSection>
        <SidebarItem href="/calls" label="Calls" icon={<PhoneIcon />} />
      </SidebarSection>
    </Sidebar>,
  );
  const link = screen.getByRole('link', { name: 'Calls' });
  expect(link.getAttribute('aria-current')).toBe('page');
  fireEvent.click(link);
  expect(navigate.mock.lastCall?.[0]).toBe('/calls');
});

test('a form submits the fields of all tabs', async () => {
  const submit = vi.fn((data: FormData) => void data);
  show(
    <TabbedForm
      label="Settings"
      tabs={[
        { id: 'one', label: 'One', children: <TextField name="one" label="First" defaultValue="1" /> },
        { id: 'two', label: 'Two', children: <TextField name="two" label="Second" defaultValue="2" /> },
      ]}
      onSubmit={submit}
    >
      <FormActions save="Save" />
    </TabbedForm>,
  );
  fireEvent.change(screen.getByRole('textbox', { name: 'First' }), { target: { value: 'x' } });
  press('Save');
  await vi.waitFor(() => expect(submit).toHaveBeenCalled());
  expect([...(submit.mock.lastCall?.[0] ?? [])]).toEqual([
    ['one', 'x'],
    ['two', '2'],
  ]);
});

test('rules of TanStack Form become errors of the fields, and valid values are saved', async () => {
  const save = vi.fn(async (values: object) => void values);
  show(<TanStackForm save={save} />);
  const boat = screen.getByRole('textbox', { name: 'Boat' });
  press('Book');
  await vi.waitFor(() =>
    expect(document.activeElement?.textContent).toContain('There is a problem: 2 errors'),
  );
  expect(boat.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(boat, { target: { value: 'Dolphin' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Saturday' }));
  press('Book');
  await vi.waitFor(() => expect(save).toHaveBeenCalledWith({ boat: 'Dolphin', nights: ['sat'] }));
});
