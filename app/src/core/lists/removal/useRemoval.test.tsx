// @vitest-environment jsdom
import { UIProvider } from '@console/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../http/errors.ts';
import { loadMessages, MessagesProvider, type Translate } from '../../i18n/index.ts';
import { UndoButton } from './UndoButton.tsx';
import { type RemovalOptions, useRemoval } from './useRemoval.ts';

let t: Translate;
beforeAll(async () => {
  t = await loadMessages('en');
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Options = RemovalOptions<string, string>;

function Things({ send, onEnd }: Pick<Options, 'send' | 'onEnd'>) {
  const removal = useRemoval<string, string>({
    idOf: (name) => name,
    nameOf: (name) => name,
    send,
    impossible: 'Not here.',
    ...(onEnd && { onEnd }),
  });
  return (
    <ul>
      {['Ada', 'Ben'].map((name) => (
        <li key={name}>
          {removal.waiting.has(name) ? (
            <UndoButton id={name} name={name} removal={removal} />
          ) : (
            !removal.isImpossible && (
              <button type="button" onClick={() => removal.remove(name)}>
                {`Delete ${name}`}
              </button>
            )
          )}
        </li>
      ))}
    </ul>
  );
}

function show(send: Options['send'] = async () => null, onEnd?: Options['onEnd']) {
  const said = vi.fn(send);
  const { unmount } = render(
    <UIProvider locale="en">
      <MessagesProvider locale="en" t={t}>
        <Things send={said} {...(onEnd && { onEnd })} />
      </MessagesProvider>
    </UIProvider>,
  );
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  /** Deletes with a mouse: the undo button has focus, but not `:focus-visible`. */
  const deleteWithMouse = (name: string) => {
    press(`Delete ${name}`);
    const place = screen.getByRole('button', { name: `Undo: ${name}` }).closest('li') as HTMLElement;
    return vi.spyOn(place, 'matches').mockReturnValue(false);
  };
  return { send: said, unmount, press, deleteWithMouse };
}

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

test('an item is deleted when its undo period is over', async () => {
  const onEnd = vi.fn();
  const { send, deleteWithMouse } = show(undefined, onEnd);
  deleteWithMouse('Ada');
  await pass(7_000);
  expect(send).not.toHaveBeenCalled();
  await pass(2_000);
  expect(send).toHaveBeenCalledExactlyOnceWith('Ada', false);
  expect(onEnd).toHaveBeenCalledWith('Ada', true);
});

test('the undo button takes focus, and undoing sends no request', async () => {
  const { send, press, unmount } = show();
  press('Delete Ada');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo: Ada' }));
  press('Undo: Ada');
  expect(screen.getByRole('button', { name: 'Delete Ada' })).toBeTruthy();
  await pass(20_000);
  unmount();
  expect(send).not.toHaveBeenCalled();
});

test('leaving the page deletes pending items at once, with requests that outlive it', async () => {
  const { send, press, unmount } = show();
  press('Delete Ada');
  press('Delete Ben');
  await pass(1_000);
  unmount();
  expect(send.mock.calls).toEqual([
    ['Ada', true],
    ['Ben', true],
  ]);
});

test('the undo period is paused while the item is hovered or has keyboard focus', async () => {
  const { send, deleteWithMouse } = show();
  const matches = deleteWithMouse('Ada').mockReturnValue(true);
  await pass(20_000);
  expect(send).not.toHaveBeenCalled();
  matches.mockReturnValue(false);
  await pass(9_000);
  expect(send).toHaveBeenCalledTimes(1);
});

test('an item that couldn’t be deleted is shown again', async () => {
  const { deleteWithMouse } = show(async () => ({ isImpossible: false, error: new ApiError('network') }));
  deleteWithMouse('Ada');
  await pass(9_000);
  expect(screen.getByRole('button', { name: 'Delete Ada' })).toBeTruthy();
});

test('delete buttons are removed if the server can’t delete', async () => {
  const { deleteWithMouse } = show(async () => ({ isImpossible: true }));
  deleteWithMouse('Ada');
  await pass(9_000);
  expect(screen.queryByRole('button')).toBeNull();
});
