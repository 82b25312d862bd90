import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { recordAnnouncements } from '../../testing/recordAnnouncements.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';
import * as stories from './Form.stories.tsx';
import { Form, FormActions, type FormErrors } from './index.ts';

const { Controlled, NobodysError, NotSaved, OneError, RefusedByTheServer, InGroups } =
  composeStories(stories);

afterEach(() => {
  document.title = 'Organization';
});

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save organization' }));
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const panel = (name: string) => screen.findByRole('group', { name });
const focusOn = (element: () => Element) => waitFor(() => expect(document.activeElement).toBe(element()));
const isWrong = (name: string) => field(name).getAttribute('aria-invalid') === 'true';
const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

/** A server that responds when the test resolves the promise. */
function slowServer() {
  const replies: PromiseWithResolvers<FormErrors | undefined>[] = [];
  const onSubmit = vi.fn((_values: FormData) => {
    const reply = Promise.withResolvers<FormErrors | undefined>();
    replies.push(reply);
    return reply.promise;
  });
  return { onSubmit, last: () => replies.at(-1) };
}

test('TF-3: controlled and uncontrolled fields keep and submit the typed value', async () => {
  for (const isHeld of [false, true]) {
    const sent = vi.fn();
    const Story = isHeld ? Controlled : OneError;
    const own = { onSubmit: (values: FormData) => sent(values.get('name')) };
    const { unmount } = render(<Story validate={() => ({})} {...(isHeld ? {} : own)} />);
    await userEvent.fill(field('Organization Name'), 'Levinsky');
    await save();
    if (isHeld) await focusOn(() => field('Organization Name'));
    else await waitFor(() => expect(sent).toHaveBeenCalledWith('Levinsky'));
    expect(field('Organization Name').value).toBe('Levinsky');
    unmount();
  }
});

test('TF-3: errors from the host disappear when the field is edited and can come back', async () => {
  render(<Controlled />);
  const name = field('Organization Name');
  for (let round = 0; round < 2; round += 1) {
    await userEvent.fill(name, 'Levinsky');
    await save();
    await focusOn(() => name);
    expect(isWrong('Organization Name')).toBe(true);
    expect(described(name)[0]).toMatch(/^Error: ?This name is taken$/);
    await userEvent.keyboard(' Bakery');
    await waitFor(() => expect(isWrong('Organization Name')).toBe(false));
  }
  await save();
  expect(await screen.findByText('Saved', { selector: 'p' })).toBeTruthy();
});

test('TF-3: an error without a field is in the summary and doesn’t block the next submit', async () => {
  const { unmount } = render(<NobodysError />);
  await save();
  const summary = await panel('There is a problem: 1 error');
  await focusOn(() => summary);
  const sentence = 'No more organizations can be added to this account.';
  expect(within(summary).getByText(sentence)).toBeTruthy();
  expect(within(summary).queryByRole('link')).toBeNull();
  await userEvent.fill(field('Organization Name'), 'Levinsky');
  expect(within(summary).getByText(sentence)).toBeTruthy();
  unmount();

  // No one could fix such an error, so it doesn't block the next submit if it is in the host's state either.
  render(<Controlled />);
  await save();
  await screen.findByText(sentence);
  await userEvent.fill(field('Organization Name'), 'Noa');
  await save();
  expect(await screen.findByText('Saved', { selector: 'p' })).toBeTruthy();
  expect(screen.queryByText(sentence)).toBeNull();
});

test('a server error is shown although its field was edited during the request', async () => {
  const { onSubmit, last } = slowServer();
  const heard = recordAnnouncements();
  render(<RefusedByTheServer onSubmit={onSubmit} />);
  await save();
  await userEvent.fill(field('Organization Name'), 'Levinsky');
  last()?.resolve({ name: 'This name is taken' });
  await waitFor(() => expect(isWrong('Organization Name')).toBe(true));
  expect(document.activeElement).toBe(field('Organization Name'));
  expect(heard.messages).toEqual([]);
  heard.stop();
});

test('text typed during a save is kept and counts as unsaved', async () => {
  const { onSubmit, last } = slowServer();
  const edited = vi.fn();
  render(<OneError validate={() => ({})} onSubmit={onSubmit} onEditedChange={edited} />);
  await userEvent.fill(field('Owner Phone'), '0541234567');
  await save();
  await userEvent.fill(field('Organization Name'), 'Levinsky');
  last()?.resolve(undefined);
  await waitFor(() => expect(edited).toHaveBeenLastCalledWith(['name'], []));
  expect(field('Organization Name').value).toBe('Levinsky');
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
});

test('the form is submitted once however often Save or Enter is pressed during the request', async () => {
  const { onSubmit, last } = slowServer();
  const saved = vi.fn();
  render(<OneError validate={() => ({})} onSubmit={onSubmit} onSaved={saved} />);
  await save();
  await userEvent.keyboard('{Enter}{Enter} ');
  field('Owner Phone').focus();
  await userEvent.keyboard('{Enter}');
  document.querySelector('form')?.requestSubmit();
  expect(onSubmit).toHaveBeenCalledOnce();
  last()?.resolve(undefined);
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  await save();
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('TF-8: a failed save explains what happened, keeps the values and can be retried', async () => {
  document.title = 'Organization';
  const { onSubmit, last } = slowServer();
  render(<NotSaved onSubmit={onSubmit} />);
  await userEvent.fill(field('Organization Name'), 'Noa');
  await save();
  last()?.reject(new TypeError('Failed to fetch'));
  const failure = await panel('Not saved');
  await focusOn(() => failure);
  expect(described(failure)).toEqual(['The server did not answer. Everything you entered is still here.']);
  expect(document.title).toBe('Error: Organization');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field('Organization Name').value).toBe('Noa');
  expect(screen.getByText('Unsaved changes')).toBeTruthy();

  // The retry fails: focus moves to the panel again.
  await userEvent.tab();
  expect(document.activeElement).toBe(within(failure).getByRole('button', { name: 'Retry' }));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  expect(failure.contains(document.activeElement)).toBe(true);
  last()?.reject(new TypeError('Failed to fetch'));
  await focusOn(() => failure);

  // The second retry succeeds: the panel disappears, and focus moves to Save.
  await userEvent.click(within(failure).getByRole('button', { name: 'Retry' }));
  last()?.resolve(undefined);
  await focusOn(() => screen.getByRole('button', { name: 'Save organization' }));
  expect(screen.queryByRole('group', { name: 'Not saved' })).toBeNull();
  expect(document.title).toBe('Organization');
  expect(onSubmit.mock.calls.map(([values]) => values.get('name'))).toEqual(['Noa', 'Noa', 'Noa']);
});

test('a failure without describeFailure is shown, and reported as an uncaught error', async () => {
  const failed = new Error('Nobody caught this');
  const reported = vi.spyOn(window, 'reportError').mockImplementation(() => undefined);
  render(
    <Form
      onSubmit={() => {
        throw failed;
      }}
    >
      <TextField name="name" label="Organization Name" />
      <FormActions save="Save organization" />
    </Form>,
  );
  await save();
  expect(described(await panel('Not saved'))).toEqual(['Everything you entered is still here.']);
  expect(reported).toHaveBeenCalledWith(failed);
  reported.mockRestore();
});

test('TF-8: "Error: " is removed from the page title after a successful save and on unmount', async () => {
  document.title = 'Organization';
  const { unmount } = render(<OneError onSubmit={() => undefined} />);
  await save();
  await waitFor(() => expect(document.title).toBe('Error: Organization'));
  await userEvent.fill(field('Owner Phone'), '0541234567');
  await save();
  await screen.findByText('Saved', { selector: 'p' });
  expect(document.title).toBe('Organization');
  await userEvent.fill(field('Owner Phone'), '054');
  await save();
  await waitFor(() => expect(document.title).toBe('Error: Organization'));
  unmount();
  expect(document.title).toBe('Organization');
});

test('a field group is named by its heading and described by its description', () => {
  render(<InGroups />);
  const group = screen.getByRole('group', { name: 'Business' });
  expect(described(group)).toEqual(['Who the caller reaches.']);
  expect(within(group).getByRole('heading', { level: 2, name: 'Business' })).toBeTruthy();
  expect(within(group).getByRole('textbox', { name: 'City' })).toBeTruthy();
});

test('OT-8: a server error describes its field before the hint and begins with "Error"', async () => {
  render(
    <Form onSubmit={() => ({ name: 'This name is taken' })}>
      <TextField name="name" label="Organization Name" hint="As callers know it" />
      <FormActions save="Save organization" />
    </Form>,
  );
  await save();
  await focusOn(() => field('Organization Name'));
  expect(described(field('Organization Name'))).toEqual(['Error: This name is taken', 'As callers know it']);
});

test('in a narrow window, the button bar never covers a field focused with Tab', async () => {
  await resizeWindow(320, 480);
  const names = Array.from({ length: 12 }, (_, place) => `Line ${place + 1}`);
  render(
    <Form onSubmit={() => undefined}>
      {names.map((name, place) => {
        const Line = place % 2 ? TextArea : TextField;
        return <Line key={name} name={name} label={name} />;
      })}
      <FormActions save="Save organization" />
    </Form>,
  );
  await userEvent.fill(field('Line 1'), 'Noa');
  const bar = () => screen.getByText('Unsaved changes').parentElement?.getBoundingClientRect().top ?? 0;
  await screen.findByText('Unsaved changes');
  for (const name of names.slice(1)) {
    await userEvent.tab();
    expect(document.activeElement).toBe(field(name));
    expect(field(name).getBoundingClientRect().bottom).toBeLessThanOrEqual(bar());
  }
  await resizeWindow(1000, 800);
});
