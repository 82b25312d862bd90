import { User } from '@react-aria/test-utils';
import { composeStories, composeStory } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/index.ts';
import * as confirmations from './ConfirmDialog.stories.tsx';
import * as stories from './Dialog.stories.tsx';
import { ConfirmDialog, Dialog } from './index.ts';

const { Ready, FromAButton, WithDescription, Form, Locked, Tall, Drawer, DrawerInHebrew } =
  composeStories(stories);

const dialog = () => screen.getByRole('dialog');
const button = (name: string) => within(dialog()).getByRole('button', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('a button opens it, the title names it, and closing returns focus', async () => {
  render(<FromAButton />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Add contact' })).toBe(document.activeElement);
  expect(screen.getByRole('heading', { level: 2, name: 'Add contact' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await gone();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add contact' })),
  );
});

test('opened without a button, it returns focus to openerId, or else to the page heading', async () => {
  const page = (openerId?: string) => (
    <main>
      <h1 tabIndex={-1}>Contacts</h1>
      <Button id="add">Add contact</Button>
      <Dialog title="Add contact" defaultOpen {...(openerId !== undefined && { openerId })} />
    </main>
  );
  for (const [openerId, role] of [
    ['add', 'button'],
    [undefined, 'heading'],
  ] as const) {
    const { unmount } = render(page(openerId));
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() =>
      expect(document.activeElement?.matches(role === 'button' ? '#add' : 'h1')).toBe(true),
    );
    unmount();
  }
});

test('Tab and Shift+Tab stay inside', async () => {
  render(<Ready />);
  for (const name of ['Close', 'Cancel', 'Add', 'Close']) {
    await userEvent.tab();
    expect(document.activeElement).toBe(button(name));
  }
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(button('Add'));
});

test('it closes even during its entry animation', async () => {
  for (const wait of [0, 20, 40, 80]) {
    const { unmount } = render(<FromAButton />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await new Promise((done) => setTimeout(done, wait));
    await userEvent.keyboard('{Escape}');
    await gone();
    unmount();
  }
});

interface Watching {
  onDrawn: (what: string) => void;
  onLeft: (answer: string) => void;
}

/** Reports the answers it renders with, and the answer it unmounts with. */
function Part({ name, answer, onDrawn, onLeft }: Watching & { name: string; answer: string }) {
  useLayoutEffect(() => onDrawn(`${name}: ${answer}`), [name, answer, onDrawn]);
  useEffect(() => () => onLeft(`${name}: ${answer}`), [name, answer, onLeft]);
  return null;
}

function Asking(watching: Watching) {
  const [answer, setAnswer] = useState('none');

  return (
    <>
      <Dialog title="Notes" isOpen={answer === 'none'}>
        <Part name="content" answer={answer} {...watching} />
        <Button onPress={() => setAnswer('mine')}>Keep mine</Button>
      </Dialog>
      <Part name="page" answer={answer} {...watching} />
    </>
  );
}

test('on close, the page renders before the content, which unmounts with the latest props', async () => {
  const drawn: string[] = [];
  const onDrawn = (what: string) => void drawn.push(what);
  const onLeft = vi.fn();
  render(<Asking onDrawn={onDrawn} onLeft={onLeft} />);
  await userEvent.click(button('Keep mine'));
  await gone();
  expect(drawn.slice(-2)).toEqual(['page: mine', 'content: mine']);
  expect(onLeft).toHaveBeenLastCalledWith('content: mine');
});

test('the page behind it is inert, but the announcer isn’t', () => {
  render(<FromAButton defaultOpen />);
  const announcer = document.querySelector('[data-announcer="polite"]');
  expect(announcer?.closest('[inert], [aria-hidden="true"]')).toBeNull();
  const behind = screen.getByText('Add contact', { selector: 'button *' });
  expect(behind.closest('[inert]')).toBeTruthy();
});

test('a click outside closes it, unless isDismissable is false', async () => {
  const changed = vi.fn();
  const { unmount } = render(<Form onOpenChange={changed} />);
  await userEvent.click(document.documentElement, { position: { x: 4, y: 4 } });
  expect(changed).not.toHaveBeenCalled();
  unmount();

  render(<Ready onOpenChange={changed} />);
  await userEvent.click(document.documentElement, { position: { x: 4, y: 4 } });
  await waitFor(() => expect(changed).toHaveBeenCalledWith(false));
});

test('while locked, nothing closes it', async () => {
  const changed = vi.fn();
  render(<Locked onOpenChange={changed} />);
  await userEvent.keyboard('{Escape}');
  expect((button('Close') as HTMLButtonElement).disabled).toBe(true);
  expect(changed).not.toHaveBeenCalled();
});

test('description is the accessible description', () => {
  render(<WithDescription />);
  const id = dialog().getAttribute('aria-describedby');
  expect(document.getElementById(id ?? '')?.textContent).toMatch(/^People who call/);
});

test('an element focused at the edge of a tall body shows its whole focus ring', async () => {
  render(
    <Dialog title="Add contact" defaultOpen>
      {['First', 'Second', 'Third'].map((name) => (
        <div key={name} style={{ paddingBlock: '100vh' }}>
          <Button>{name}</Button>
        </div>
      ))}
    </Dialog>,
  );
  const second = button('Second');
  const body = await screen.findByRole('group', { name: 'Add contact' });
  const edges = () => {
    const [frame, box] = [body.getBoundingClientRect(), second.getBoundingClientRect()];
    return { above: box.top - frame.top, below: frame.bottom - box.bottom };
  };
  for (const edge of ['above', 'below'] as const) {
    button('First').focus();
    // Scrolls until half of it is cut off.
    body.scrollTop += edge === 'above' ? edges().above + 10 : -(edges().below + 10);
    second.focus();
    expect(edges()[edge]).toBeGreaterThanOrEqual(4);
  }
});

test('a tall body can be focused and scrolled, and the actions stay visible', async () => {
  await page.viewport(800, 600);
  render(<Tall />);
  const body = await screen.findByRole('group', { name: 'Terms of Service' });
  await waitFor(() => expect(dialog().getBoundingClientRect().bottom).toBeLessThanOrEqual(600));
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(body);
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(body.scrollTop).toBeGreaterThan(100));
  const { top, bottom } = button('Add').getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(body.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(600);
});

test('a short body isn’t a tab stop', () => {
  render(<Ready />);
  expect(screen.queryByRole('group')).toBeNull();
});

test('at 400% zoom, it fits the window, and people can scroll to all of it', async () => {
  await page.viewport(320, 256);
  render(<Tall />);
  const rect = dialog().getBoundingClientRect();
  expect(rect.left).toBeGreaterThanOrEqual(0);
  expect(rect.right).toBeLessThanOrEqual(320);
  await userEvent.tab({ shift: true });
  await waitFor(() => expect(button('Add').getBoundingClientRect().bottom).toBeLessThanOrEqual(256));
  const last = within(dialog())
    .getAllByText(/answers calls/)
    .at(-1);
  expect(last?.getBoundingClientRect().bottom).toBeLessThanOrEqual(button('Add').getBoundingClientRect().top);
});

test('a drawer is at the start: on the left in English, on the right in Hebrew', async () => {
  await page.viewport(375, 700);
  const { unmount } = render(<Drawer />);
  await waitFor(() => expect(dialog().getBoundingClientRect().left).toBe(0));
  expect(screen.getByRole('dialog', { name: 'Menu' }).getBoundingClientRect().width).toBeLessThanOrEqual(300);
  await userEvent.tab();
  expect(document.activeElement).toBe(button('Close'));
  unmount();

  render(<DrawerInHebrew />);
  await waitFor(() => expect(Math.round(dialog().getBoundingClientRect().right)).toBe(375));
});

test('it opens and closes under a strict Content Security Policy for styles', async () => {
  const broken = vi.fn();
  document.addEventListener('securitypolicyviolation', broken);
  document.head.insertAdjacentHTML('beforeend', '<meta property="csp-nonce" nonce="abc">');
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "style-src 'self' 'nonce-abc'";
  document.head.append(policy);

  render(<FromAButton />);
  await userEvent.click(screen.getByRole('button'));
  const opened = await screen.findByRole('dialog');
  await waitFor(() => expect(document.activeElement).toBe(opened));
  await userEvent.keyboard('{Escape}');
  await gone();
  expect(broken.mock.calls.map(([event]) => event.violatedDirective)).toEqual([]);
});

const inHebrew = composeStory({ ...stories.FromAButton, globals: { locale: 'he' } }, stories.default);

test.each([
  ['mouse', 'left to right', FromAButton],
  ['keyboard', 'left to right', FromAButton],
  ['mouse', 'right to left', inHebrew],
  ['keyboard', 'right to left', inHebrew],
] as const)("react-aria's tester opens and closes it by %s, %s", async (interactionType, _, Story) => {
  render(<Story />);
  const tester = new User({ interactionType }).createTester('Dialog', { root: screen.getByRole('button') });
  await tester.open();
  expect(tester.getDialog()).toBe(dialog());
  await tester.close();
  expect(tester.getDialog()).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(tester.getTrigger()));
});

describe('ConfirmDialog', () => {
  const {
    Ready: Confirmation,
    Busy: BusyConfirmation,
    Failed: FailedConfirmation,
  } = composeStories(confirmations);

  const choice = (name: string) => screen.getByRole('button', { name });

  test('OT-2: it is named by its title and described by its text, and focus starts on Cancel', async () => {
    render(<Confirmation />);
    const dialog = screen.getByRole('alertdialog', { name: 'Delete “After hours”?' });
    const sentence = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(sentence?.textContent).toMatch(/becomes free/);
    await waitFor(() => expect(document.activeElement).toBe(choice('Cancel')));
  });

  test('OT-2: Enter right after opening, and Esc, both cancel', async () => {
    for (const key of ['{Enter}', '{Escape}']) {
      const changed = vi.fn();
      const confirmed = vi.fn();
      const { unmount } = render(<Confirmation onOpenChange={changed} onConfirm={confirmed} />);
      await waitFor(() => expect(document.activeElement).toBe(choice('Cancel')));
      await userEvent.keyboard(key);
      expect(changed).toHaveBeenCalledWith(false);
      expect(confirmed).not.toHaveBeenCalled();
      unmount();
    }
  });

  test('confirming calls onConfirm and doesn’t close the dialog', async () => {
    const changed = vi.fn();
    const confirmed = vi.fn();
    render(<Confirmation onOpenChange={changed} onConfirm={confirmed} />);
    await userEvent.click(choice('Confirm Deletion'));
    expect(confirmed).toHaveBeenCalledOnce();
    expect(changed).not.toHaveBeenCalled();
  });

  test('OT-2: while busy, Esc doesn’t close it, and Enter doesn’t confirm again', async () => {
    const changed = vi.fn();
    const confirmed = vi.fn();
    render(<BusyConfirmation onOpenChange={changed} onConfirm={confirmed} />);
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    expect(document.activeElement).toBe(choice('Deleting'));
    await userEvent.keyboard('{Enter}');
    expect(confirmed).not.toHaveBeenCalled();
    expect(changed).not.toHaveBeenCalled();
  });

  test('OT-2: an error is an alert inside the dialog, which stays open', () => {
    render(<FailedConfirmation />);
    expect(screen.getByRole('alert').textContent).toMatch(/was not deleted/);
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });

  test('a click outside does nothing', async () => {
    const changed = vi.fn();
    render(<Confirmation onOpenChange={changed} />);
    await userEvent.click(document.documentElement, { position: { x: 4, y: 4 } });
    expect(changed).not.toHaveBeenCalled();
  });

  test('OT-2: both dialogs require a title by type', () => {
    // @ts-expect-error -- the title is missing.
    const dialog = <Dialog>It has no name.</Dialog>;
    const confirmation = (
      // @ts-expect-error -- the title is missing.
      <ConfirmDialog confirmLabel="Delete" onConfirm={() => undefined}>
        It has no name.
      </ConfirmDialog>
    );
    expect([dialog, confirmation]).toHaveLength(2);
  });

  test('OT-2: an error that appears later is in the same alert, and people can confirm again', async () => {
    const confirmed = vi.fn();
    const { rerender } = render(<BusyConfirmation onConfirm={confirmed} />);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('');
    rerender(<FailedConfirmation onConfirm={confirmed} />);
    expect(screen.getByRole('alert').textContent).toMatch(/was not deleted/);
    await userEvent.click(choice('Confirm Deletion'));
    expect(confirmed).toHaveBeenCalledOnce();
  });
});
