// @vitest-environment jsdom
import { Form, Select, type SelectProps, TextField, UIProvider } from '@console/ui';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords, type Words, WordsProvider } from '../../messages/index.ts';
import { CountryField } from './CountryField.tsx';
import { DateTimeField } from './DateTimeField.tsx';
import { laterField } from './laterField.tsx';
import { NumberField } from './NumberField.tsx';
import { Select as LaterSelect } from './Select.tsx';

let words: Words;
beforeAll(async () => {
  words = await loadWords('en');
  // What browsers have and jsdom has not, and nothing here is about.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(cleanup);

type Part = ComponentType<SelectProps<string>>;
const options = [
  { value: 'support', label: 'Support' },
  { value: 'sales', label: 'Sales' },
];
const role = { name: 'role', label: 'Role', options, defaultValue: 'sales' };

/** A field that comes, or fails to, when the test says so. */
function held() {
  const asked: PromiseWithResolvers<Part>[] = [];
  const Field = laterField<SelectProps<string>>(
    () => {
      const one = Promise.withResolvers<Part>();
      asked.push(one);
      return one.promise;
    },
    (value) => options.find((option) => option.value === value)?.label ?? '',
  );
  return { Field, asked };
}

function show(fields: ReactNode) {
  const onEditedChange = vi.fn();
  const { container } = render(
    <UIProvider locale="en-IL">
      <WordsProvider locale="en" words={words}>
        <Form label="Thing" onSubmit={async () => {}} onEditedChange={onEditedChange}>
          <TextField name="name" label="Name" />
          {fields}
        </Form>
      </WordsProvider>
    </UIProvider>,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  return { onEditedChange, sent: () => Object.fromEntries(new FormData(form)) };
}

test('before a field is there its value is read, and sent', () => {
  const { Field } = held();
  const { sent } = show(<Field {...role} />);
  const standIn = screen.getByRole('textbox', { name: 'Role' });
  expect(standIn).toHaveProperty('value', 'Sales');
  expect(standIn).toHaveProperty('readOnly', true);
  expect(sent()).toEqual({ name: '', role: 'sales' });
});

test('what cannot be changed by anybody is not sent', () => {
  const { Field } = held();
  const { sent } = show(<Field {...role} isDisabled />);
  expect(sent()).toEqual({ name: '' });
});

test('the field takes its place once it comes, with the focus that waited there', async () => {
  const { Field, asked } = held();
  show(<Field {...role} />);
  act(() => screen.getByRole('textbox', { name: 'Role' }).focus());
  asked[0]?.resolve(Select as Part);
  const button = await screen.findByRole('button', { name: /Role/ });
  expect(screen.queryByRole('textbox', { name: 'Role' })).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('focus elsewhere stays there', async () => {
  const { Field, asked } = held();
  show(<Field {...role} />);
  act(() => screen.getByRole('textbox', { name: 'Role' }).focus());
  act(() => screen.getByRole('textbox', { name: 'Name' }).focus());
  asked[0]?.resolve(Select as Part);
  await screen.findByRole('button', { name: /Role/ });
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
});

test('a field that does not come says so, and a press asks for it again', async () => {
  const { Field, asked } = held();
  const { sent } = show(<Field {...role} />);
  asked[0]?.reject(new TypeError('Failed to fetch dynamically imported module'));
  expect(await screen.findByText(/This field could not be loaded/)).toBeTruthy();
  expect(sent()).toEqual({ name: '', role: 'sales' });
  expect(asked).toHaveLength(1);
  const standIn = screen.getByRole('textbox', { name: 'Role' });
  act(() => standIn.focus());
  expect(asked).toHaveLength(2);
  fireEvent.keyDown(standIn, { key: 'Enter' });
  expect(asked).toHaveLength(2);
  asked[1]?.reject(new TypeError('Failed to fetch dynamically imported module'));
  await waitFor(() => {
    fireEvent.click(standIn);
    expect(asked).toHaveLength(3);
  });
  asked[2]?.resolve(Select as Part);
  expect(await screen.findByRole('button', { name: /Role/ })).toBeTruthy();
});

test('a form into which its fields come is not edited by that, and sends the same', async () => {
  const { onEditedChange, sent } = show(
    <>
      <LaterSelect {...role} />
      <CountryField name="country" label="Country" defaultValue="il" />
      <DateTimeField name="start" label="Start" value="2026-03-27T07:30:00Z" />
      <DateTimeField name="end" label="End" value="2026-03-27T11:30:00.000+03:00" />
      <NumberField name="duration" label="Duration" value={1120} />
    </>,
  );
  const before = sent();
  expect(before).toMatchObject({ role: 'sales', country: 'il', duration: '1120' });
  await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(2), { timeout: 10_000 });
  await waitFor(() => expect(screen.getAllByRole('spinbutton').length).toBeGreaterThan(5));
  expect(sent()).toEqual(before);
  expect(onEditedChange).not.toHaveBeenCalled();
});
