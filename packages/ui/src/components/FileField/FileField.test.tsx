import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { described } from '../../testing/described.ts';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import { recordAnnouncements } from '../../testing/recordAnnouncements.ts';
import * as stories from './FileField.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};
const { Ready } = drawn.ltr;

const file = (name: string, type = 'application/pdf') => new File(['x'], name, { type, lastModified: 1 });
const input = () => document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
const buttons = () => screen.queryAllByRole('button').filter((button) => button !== input());
const listed = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('bdi')?.textContent);
const choose = (...files: File[]) => userEvent.upload(input(), files);

function drop(...files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const each of files) dataTransfer.items.add(each);
  const area = document.querySelector('[data-part="file-field-area"]');
  for (const type of ['dragover', 'drop'])
    area?.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
}

function renderInForm() {
  render(
    <form aria-label="Claim">
      <Ready name="documents" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  const sent = () => new FormData(form).getAll('documents').map((each) => (each as File).name);
  return { form, sent };
}

test('its name is the label with the text of the button, and files chosen later are added to the form’s data', async () => {
  const { form, sent } = renderInForm();
  expect(screen.getByLabelText('Documents Choose Files')).toBe(input());
  expect(sent()).toEqual(['']);
  await choose(file('a.pdf'));
  await choose(file('b.pdf'));
  expect(listed()).toEqual(['a.pdf', 'b.pdf']);
  expect(sent()).toEqual(['a.pdf', 'b.pdf']);
  form.reset();
  await expect.poll(listed).toEqual([]);
  expect(sent()).toEqual(['']);
});

test('dropped files are added and announced; a wrong type isn’t, and a message at the field says why', async () => {
  const heard = recordAnnouncements();
  const { sent } = renderInForm();
  drop(file('a.pdf'), file('tool.exe', ''), file('b.pdf'));
  await expect.poll(sent).toEqual(['a.pdf', 'b.pdf']);
  const why = 'tool.exe wasn’t added. Accepted types: PDF and images.';
  expect(described(input())).toContain(why);
  expect(input().getAttribute('aria-invalid')).toBeNull();
  await expect
    .poll(() => heard.messages.map(({ message }) => message))
    .toEqual([`${why} Added a.pdf and b.pdf. 2 files are chosen.`]);
  heard.stop();
});

test('a removed file leaves the form’s data, is announced, and focus moves to the next one', async () => {
  const heard = recordAnnouncements();
  const { sent } = renderInForm();
  await choose(file('a.pdf'), file('b.pdf'));
  screen.getByRole('button', { name: 'Remove a.pdf' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(sent()).toEqual(['b.pdf']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove b.pdf' }));
  await expect.poll(() => heard.messages.at(-1)?.message).toBe('Removed a.pdf. 1 file is chosen.');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(input());
  heard.stop();
});

test('an upload has a progress bar, and its end is announced once', async () => {
  const heard = recordAnnouncements();
  const [a, b] = [file('a.pdf'), file('b.pdf')];
  const { rerender } = render(<Ready value={[a, b]} status={() => ({ progress: 0.4 })} />);
  expect(screen.getByRole('progressbar', { name: 'Uploading a.pdf' })).toBeTruthy();
  const ended = (each: File) => (each === a ? { progress: 1 } : { error: 'The connection was lost.' });
  rerender(<Ready value={[a, b]} status={ended} />);
  rerender(<Ready value={[a, b]} status={ended} />);
  await expect
    .poll(() => heard.messages.map(({ message }) => message))
    .toEqual(['b.pdf: The connection was lost. Uploaded a.pdf.']);
  heard.stop();
});

test('when controlled, a choice that the app ignores isn’t in the form’s data', async () => {
  const changed = vi.fn();
  render(<Ready value={[]} onChange={changed} />);
  await choose(file('a.pdf'));
  expect(changed.mock.lastCall?.[0]).toHaveLength(1);
  expect(input().files).toHaveLength(0);
});

keyboardTable('FileField', (row) => {
  const enter = async ({ direction }: { direction: 'ltr' | 'rtl' }) => {
    const { Ready } = drawn[direction];
    render(<Ready />);
    expect(document.documentElement.dir).toBe(direction);
    await choose(file('a.pdf'), file('b.pdf'));
    input().blur();
  };

  row({ key: 'Tab', where: 'page', does: 'moves to the button that chooses files' }, async (given) => {
    await enter(given);
    await userEvent.tab();
    expect(document.activeElement).toBe(input());
  });

  for (const [key, pressed] of [
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ] as const)
    row({ key, where: 'button', does: 'opens the dialog of the system' }, async (given) => {
      await enter(given);
      const opened = vi.fn((event: Event) => event.preventDefault());
      input().addEventListener('click', opened);
      input().focus();
      await userEvent.keyboard(pressed);
      expect(opened).toHaveBeenCalledTimes(1);
    });

  row({ key: 'Tab', where: 'button', does: 'moves through the buttons that remove files' }, async (given) => {
    await enter(given);
    input().focus();
    for (const button of buttons()) {
      await userEvent.tab();
      expect(document.activeElement).toBe(button);
    }
  });

  for (const [key, pressed] of [
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ] as const)
    row(
      { key, where: 'remove button', does: 'removes the file and moves to the next one' },
      async (given) => {
        await enter(given);
        buttons()[0]?.focus();
        await userEvent.keyboard(pressed);
        expect(listed()).toEqual(['b.pdf']);
        expect(document.activeElement).toBe(buttons()[0]);
      },
    );
});
