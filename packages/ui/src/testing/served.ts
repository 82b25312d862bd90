import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, vi } from 'vitest';

/** Adds server-rendered HTML to the page, not yet hydrated. It is removed when the test ends. */
export function served(page: ReactElement) {
  const html = renderToString(page);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = html;
  onTestFinished(() => place.remove());

  /** Hydrates the page, and checks that React logs no error or warning. */
  function comeToLife() {
    const [error, warn] = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    const onRecoverableError = vi.fn();
    const { unmount } = render(page, { container: place, hydrate: true, onRecoverableError });
    expect([onRecoverableError, error, warn].flatMap(({ mock }) => mock.calls)).toEqual([]);
    error.mockRestore();
    warn.mockRestore();
    return unmount;
  }

  return { html, place, comeToLife };
}
