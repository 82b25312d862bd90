import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { handAdapter } from './handAdapter.ts';
import { UnsavedChangesGuard, useUnsavedChanges } from './index.ts';

function Told({ isDirty }: { isDirty: boolean }) {
  useUnsavedChanges({ name: 'Bot', isDirty });
  return null;
}

test('what is saved while it asks is no question any more, and the person goes where they wanted to go', async () => {
  const { adapter, leave } = handAdapter();
  const proceed = vi.fn();
  const page = (isDirty: boolean) => (
    <>
      <UnsavedChangesGuard adapter={adapter} />
      <Told isDirty={isDirty} />
    </>
  );
  const { rerender } = render(page(true));
  act(() => leave({ proceed }));
  await screen.findByRole('alertdialog');
  expect(proceed).not.toHaveBeenCalled();
  rerender(page(false));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(proceed).toHaveBeenCalledOnce());
});

/** Has changes some milliseconds after it came, with nobody pressing anything. */
function Edited({ after }: { after: number }) {
  const [isDirty, setDirty] = useState(false);
  useUnsavedChanges({ name: 'Bot', isDirty });
  useEffect(() => {
    const timer = setTimeout(() => setDirty(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return isDirty && <p>Not saved</p>;
}

test('OT-3: once it is to be seen that something is not saved, no way out is open', async () => {
  const block = vi.fn(() => () => {});
  const adapter = { block };
  render(
    <>
      <UnsavedChangesGuard adapter={adapter} />
      <Edited after={50} />
    </>,
  );
  // React works as in a browser, and not all at once.
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: unknown };
  const isActing = scope.IS_REACT_ACT_ENVIRONMENT;
  scope.IS_REACT_ACT_ENVIRONMENT = false;
  const { promise, resolve } = Promise.withResolvers<number>();
  const observer = new MutationObserver(() => {
    if (screen.queryByText('Not saved')) resolve(block.mock.calls.length);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  expect(await promise).toBe(1);
  observer.disconnect();
  scope.IS_REACT_ACT_ENVIRONMENT = isActing;
});
