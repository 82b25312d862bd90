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
  /** With a mouse: the way back has the focus, and nobody sees it there. */
  const deleteWithMouse = (name: string) => {
    press(`Delete ${name}`);
    const place = screen.getByRole('button', { name: `Undo: ${name}` }).closest('li') as HTMLElement;
    return vi.spyOn(place, 'matches').mockReturnValue(false);
  };
  return { send: said, unmount, press, deleteWithMouse };
}

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

test('it is deleted when the time to think again is over', async () => {
  const onEnd = vi.fn();
  const { send, deleteWithMouse } = show(undefined, onEnd);
  deleteWithMouse('Ada');
  await pass(7_000);
  expect(send).not.toHaveBeenCalled();
  await pass(2_000);
  expect(send).toHaveBeenCalledExactlyOnceWith('Ada', false);
  expect(onEnd).toHaveBeenCalledWith('Ada', true);
});

test('the way back takes the focus and leaves nothing behind', async () => {
  const { send, press, unmount } = show();
  press('Delete Ada');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo: Ada' }));
  press('Undo: Ada');
  expect(screen.getByRole('button', { name: 'Delete Ada' })).toBeTruthy();
  await pass(20_000);
  unmount();
  expect(send).not.toHaveBeenCalled();
});

test('what waits is deleted at once when the page is left, in a call that outlives it', async () => {
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

test('time stands still while the pointer or the focus of a keyboard is on it', async () => {
  const { send, deleteWithMouse } = show();
  const matches = deleteWithMouse('Ada').mockReturnValue(true);
  await pass(20_000);
  expect(send).not.toHaveBeenCalled();
  matches.mockReturnValue(false);
  await pass(9_000);
  expect(send).toHaveBeenCalledTimes(1);
});

test('what could not be deleted is back', async () => {
  const { deleteWithMouse } = show(async () => ({ isImpossible: false, error: new ApiError('network') }));
  deleteWithMouse('Ada');
  await pass(9_000);
  expect(screen.getByRole('button', { name: 'Delete Ada' })).toBeTruthy();
});

test('a server that cannot delete is offered nothing more', async () => {
  const { deleteWithMouse } = show(async () => ({ isImpossible: true }));
  deleteWithMouse('Ada');
  await pass(9_000);
  expect(screen.queryByRole('button')).toBeNull();
});
