import { composeStories } from '@storybook/react-vite';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { recordAnnouncements } from '../../testing/recordAnnouncements.ts';
import { TextField } from '../TextField/index.ts';
import * as stories from './Form.stories.tsx';
import { Form, FormActions, useFormField } from './index.ts';

const { Ready, OneError, RefusedByTheServer, Saved, InHebrew } = composeStories(stories);

beforeEach(() => {
  document.title = 'Organization';
});
afterEach(
  () => void window.history.replaceState(null, '', window.location.pathname + window.location.search),
);

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save organization' }));
const summary = (name: string) => screen.findByRole('group', { name });
const focusOn = (element: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element()));
const field = (name: string) => screen.getByRole('textbox', { name });

test('TF-5, TF-6: with more than one error, focus moves to the summary and nothing is submitted', async () => {
  const sent = vi.fn();
  render(<Ready onSubmit={sent} />);
  expect(screen.queryByRole('group', { name: /problem/ })).toBeNull();
  await save();
  const panel = await summary('There is a problem: 3 errors');
  await focusOn(() => panel);
  const links = within(panel).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Organization Name is required',
    'Industry is required',
    'Reminder: Choose how to remind',
  ]);
  expect(panel.compareDocumentPosition(field('Organization Name'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(sent).not.toHaveBeenCalled();
  expect(field('Organization Name').getAttribute('aria-invalid')).toBe('true');
});

test('TF-6: the focus ring of the summary is fully visible in a scrolling container', async () => {
  render(
    <section style={{ blockSize: '16rem', overflow: 'auto', paddingBlock: '8px' }}>
      <Ready />
    </section>,
  );
  await save();
  const panel = await summary('There is a problem: 3 errors');
  await focusOn(() => panel);
  const place = panel.closest('section');
  const { outlineWidth, outlineOffset } = getComputedStyle(panel);
  const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  await waitFor(() =>
    expect(panel.getBoundingClientRect().top - ring).toBeGreaterThanOrEqual(
      place?.getBoundingClientRect().top ?? 0,
    ),
  );
});

test('TF-6: with one error, focus moves to its field, or to the summary with focusWhenRefused', async () => {
  const { unmount } = render(<OneError />);
  await save();
  await focusOn(() => field('Owner Phone'));
  unmount();
  render(<OneError focusWhenRefused="summary" />);
  await save();
  await focusOn(() => screen.getByRole('group', { name: 'There is a problem: 1 error' }));
});

test('TF-7: a summary link scrolls the label into view and focuses field, list or first radio', async () => {
  render(<Ready />);
  await save();
  const follow = async (name: string, focused: () => HTMLElement) => {
    const link = await screen.findByRole('link', { name });
    await userEvent.click(link);
    await focusOn(focused);
    // Without script, the link goes there as well.
    const id = decodeURIComponent(link.getAttribute('href') ?? '').slice(1);
    expect(document.getElementById(id)?.contains(focused()), name).toBe(true);
  };
  await follow('Organization Name is required', () => field('Organization Name'));
  await follow('Industry is required', () => screen.getByRole('button', { name: /Industry/ }));
  await follow('Reminder: Choose how to remind', () => screen.getByRole('radio', { name: 'Call' }));
  const legend = screen.getByText('Reminder', { selector: 'legend' }).getBoundingClientRect();
  expect(legend.top).toBeGreaterThanOrEqual(0);
  expect(legend.bottom).toBeLessThanOrEqual(window.innerHeight);
});

test('TF-8: the page title begins with "Error: " while there are errors, without an alert', async () => {
  render(<OneError />);
  await save();
  await waitFor(() => expect(document.title).toBe('Error: Organization'));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.fill(field('Owner Phone'), '0541234567');
  await waitFor(() => expect(document.title).toBe('Organization'));
});

test('a fixed error disappears from its field and is marked as fixed in the summary', async () => {
  render(<Ready />);
  await save();
  await userEvent.fill(field('Organization Name'), 'Levinsky Bakery');
  await summary('There is a problem: 2 errors');
  expect(field('Organization Name').getAttribute('aria-invalid')).toBeNull();
  expect(
    screen.getByRole('link', { name: 'Organization Name is required' }).closest('li')?.textContent,
  ).toContain('fixed');

  await userEvent.click(screen.getByRole('button', { name: /Industry/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Food' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Call' }));
  await summary('All errors are fixed. You can save now.');
});

/** Commits its value on blur, as fields that parse a date or a number do. */
function LateField({ name, label }: { name: string; label: string }) {
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState('');
  const error = useFormField({ name, label });

  return (
    <>
      <input
        aria-label={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setLeft(typed)}
      />
      {error !== undefined && <p>{error}</p>}
      <input type="hidden" name={name} value={left} />
    </>
  );
}

test('a click registers although an error message above its target disappears', async () => {
  render(
    <Form
      onSubmit={() => undefined}
      validate={(values) => (values.get('minutes') ? {} : { minutes: 'Minutes are required' })}
    >
      <LateField name="minutes" label="Minutes" />
      <input type="radio" name="reminder" aria-label="Call" required />
      <FormActions save="Save organization" />
    </Form>,
  );
  await save();
  await summary('There is a problem: 2 errors');
  await userEvent.fill(field('Minutes'), '15');
  const call = screen.getByRole<HTMLInputElement>('radio', { name: 'Call' });
  const { top } = call.getBoundingClientRect();
  await userEvent.click(call, { delay: 200 });
  expect(call.checked).toBe(true);
  await summary('All errors are fixed. You can save now.');
  expect(call.getBoundingClientRect().top).toBeLessThan(top);
});

test('TF-14: a successful save is announced once, politely, and focus stays on Save', async () => {
  const heard = recordAnnouncements();
  render(<Saved />);
  await save();
  await waitFor(() => expect(heard.messages).toEqual([{ message: 'Saved', priority: 'polite' }]));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save organization' }));
  heard.stop();
});

test('TF-3: server errors appear at their fields and don’t block the next submit', async () => {
  const sent = vi.fn(async () => ({
    name: 'This name is taken',
    form: 'The server could not check the phone number.',
  }));
  render(<RefusedByTheServer onSubmit={sent} />);
  await save();
  await focusOn(() => screen.getByRole('group', { name: 'There is a problem: 2 errors' }));
  expect(field('Organization Name').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('The server could not check the phone number.')).toBeTruthy();
  await userEvent.fill(field('Organization Name'), 'Levinsky');
  await waitFor(() => expect(field('Organization Name').getAttribute('aria-invalid')).toBeNull());
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
});

test('while submitting, the form is busy, ignores a second Enter and keeps its values', async () => {
  const { promise, resolve: reply } = Promise.withResolvers<Record<string, string>>();
  const sent = vi.fn(() => promise);
  render(<RefusedByTheServer onSubmit={sent} />);
  await userEvent.fill(field('Organization Name'), 'Noa');
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Saving');
  await userEvent.keyboard('{Enter}');
  reply({ phone: 'Must be 10 digits' });
  await focusOn(() => field('Owner Phone'));
  expect(sent).toHaveBeenCalledTimes(1);
  expect(screen.getByDisplayValue('Noa')).toBeTruthy();
});

test('TF-3: native controls are validated even without a validate prop', async () => {
  render(
    <Form onSubmit={() => undefined}>
      <label>
        City <input name="city" required />
      </label>
      <TextField name="mail" label="E-mail" type="email" defaultValue="maya" />
      <FormActions save="Save organization" />
    </Form>,
  );
  await save();
  expect(await screen.findByRole('link', { name: 'City is required' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Check E-mail: the format isn’t right' })).toBeTruthy();
});

test('edited fields are reported to onEditedChange and shown next to the button', async () => {
  const edited = vi.fn();
  render(<OneError validate={() => ({})} onEditedChange={edited} />);
  await userEvent.fill(field('Owner Phone'), '0541234567');
  expect(await screen.findByText('Unsaved changes')).toBeTruthy();
  await waitFor(() => expect(edited).toHaveBeenLastCalledWith(['phone'], []));
  await userEvent.fill(field('Owner Phone'), '054-22');
  await waitFor(() => expect(edited).toHaveBeenLastCalledWith([], []));
});

test('an edit is reported before a key press that immediately follows it', async () => {
  const edited = vi.fn();
  render(<OneError validate={() => ({})} onEditedChange={edited} />);
  await waitFor(() => expect(field('Owner Phone')).toHaveValue('054-22'));
  const input = field('Owner Phone') as HTMLInputElement;
  act(() => {
    input.value = '0541234567';
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  expect(edited).toHaveBeenLastCalledWith(['phone'], []);
});

test('the summary and the page title are in Hebrew on a Hebrew page', async () => {
  render(<InHebrew />);
  await userEvent.click(screen.getByRole('button', { name: 'שמירה' }));
  await summary('יש בעיה: שתי שגיאות');
  await waitFor(() => expect(document.title).toBe('שגיאה: Organization'));
});

test('a form whose host returns false stays as it is, and reports neither an error nor a save', async () => {
  const saved = vi.fn();
  const replies = [{ name: 'This name is taken' }, false as const, undefined];
  render(
    <Form warnOnUnsaved onSubmit={async () => replies.shift()} onSaved={saved}>
      <TextField name="name" label="Organization Name" />
      <FormActions save="Save organization" />
    </Form>,
  );
  const name = field('Organization Name');
  await userEvent.fill(name, 'Levinsky');
  await save();
  await focusOn(() => name);
  await userEvent.fill(name, 'Levinsky Bakery');
  await save();
  await waitFor(() => expect(replies).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
  expect(name.getAttribute('value')).toBe('Levinsky Bakery');
  expect(name.getAttribute('aria-invalid')).not.toBe('true');
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
  expect(saved).not.toHaveBeenCalled();
  await save();
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
});
