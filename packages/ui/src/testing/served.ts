import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, vi } from 'vitest';

/** A page with the HTML of a server, before any script runs. It is gone when the test is over. */
export function served(page: ReactElement) {
  const html = renderToString(page);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = html;
  onTestFinished(() => place.remove());

  /** The scripts take it over as it is, without a word in the log. */
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
