// @vitest-environment jsdom
import { clearToasts, UIProvider } from '@console/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '../core/http/session.ts';
import { loadMessages, MessagesProvider, type Translate } from '../core/i18n/index.ts';
import { en } from '../testing/messages.ts';
import { useNewAppointment, useOverlaps } from './appointments/form/appointment.queries.ts';
import { newAppointmentValues } from './appointments/form/appointmentValues.ts';
import { useAddQuestion } from './calls/page/questions.queries.ts';
import { phonesKey } from './channels/form/channelForm.queries.ts';
import { usePhones } from './channels/form/newChannel.queries.ts';
import { GenericForm } from './integrations/connect/GenericForm.tsx';

/**
 * Some forms check a list for conflicts. Their own new item can be in that list before the response arrives or the form
 * closes, and must not be reported as a conflict.
 */

let t: Translate;
let queries: QueryClient;
let asked: string[];
/** The server's responses, keyed by method and path. */
let answers: Record<string, (body: object, id: string) => unknown>;

beforeAll(async () => {
  t = await loadMessages('en');
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body = '{}' }: RequestInit) => {
    const call = `${method} ${path.replace(/\?.*/, '')}`;
    asked.push(call);
    const [, answer] = Object.entries(answers).find(([known]) => call.match(`^${known}`)) ?? [];
    const reply = await answer?.(JSON.parse(`${body}`), path.replace(/.*\//, ''));
    return new Response(JSON.stringify(reply), {
      status: answer ? 200 : 404,
      headers: { 'content-type': 'application/json' },
    });
  });
  // Not implemented in jsdom, and not relevant here.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Object.assign(Element.prototype, { checkVisibility: () => true, scrollIntoView() {} });
});
beforeEach(() => {
  queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  asked = [];
  startSession({
    user: { id: 'u1', fullName: 'Maya Levin', picture: null, token: 't1' },
    settings: { language: 'en' },
    organizations: [],
    channels: [],
  });
});
afterEach(() => {
  cleanup();
  clearToasts();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <UIProvider locale="en">
    <MessagesProvider locale="en" t={t}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </MessagesProvider>
  </UIProvider>
);

test('a question that is being added isn’t its own duplicate', async () => {
  const known: object[] = [{ id: 7, question: 'Do you deliver?', answer: 'Yes.' }];
  answers = {
    'GET .*/qna$': () => known,
    'PATCH .*/qna/': (item, id) => {
      known.push({ ...item, id: Number(id) });
      return known.at(-1);
    },
  };
  const { result } = renderHook(() => useAddQuestion('o1'), { wrapper });
  await waitFor(() => expect(result.current.others).toHaveLength(1));
  await act(() => result.current.add({ question: 'Is there parking?', answer: 'No.' }, 'key'));
  await waitFor(() => expect(result.current.query.data).toHaveLength(2));
  expect(result.current.others.map(({ question }) => question)).toEqual(['Do you deliver?']);
});

test('an appointment that is being added doesn’t overlap with itself', async () => {
  const taken: object[] = [];
  const values = { ...newAppointmentValues('2031-02-03T08:30:00Z'), title: 'Tasting', contact_name: 'Ada' };
  answers = {
    'GET .*/appointments$': () => taken,
    'POST .*/appointments$': (made) => {
      taken.push({ id: 'a1', ...made });
      return taken[0];
    },
  };
  const { result } = renderHook(
    () => ({
      add: useNewAppointment('o1'),
      overlaps: useOverlaps('o1', '', values.startTime, values.endTime),
    }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.overlaps.query.isSuccess).toBe(true));
  await act(() => result.current.add(values, { etag: null, idempotencyKey: 'key' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(result.current.overlaps.others).toEqual([]);
});

test('a number remains a choice while it is being assigned to this channel', async () => {
  const [first, second] = [
    { id: 'p1', number: '0745540181' },
    { id: 'p2', number: '0745540182' },
  ] as const;
  let free: object[] = [second];
  answers = { 'GET .*/phones/available': () => ({ phones: free }) };
  const { result } = renderHook(() => usePhones(true, first), { wrapper });
  const numbers = () => result.current.phones.choices.map(({ id }) => id);
  await waitFor(() => expect(numbers()).toEqual(['p1', 'p2']));
  free = [];
  await act(() => result.current.holding('p2', () => queries.refetchQueries({ queryKey: phonesKey })));
  expect(numbers()).toEqual(['p1', 'p2']);
});

test('a service that is being connected isn’t reported as already connected', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const made = { id: 'i1', type: 's1', enabled: true, channel: null, configuration: 'page 7' };
  answers = { 'POST .*/integrations$': () => arrived.then(() => made) };
  const onClose = vi.fn();
  const form = (connected: ReadonlySet<string>) => (
    <GenericForm
      {...{ orgId: 'o1', connected, onClose, onOther() {} }}
      services={[{ id: 's1', type: 'meta', label: 'Meta', image: 'meta' }]}
      channels={[]}
    />
  );
  const { rerender } = render(form(new Set()), { wrapper });
  const user = userEvent.setup();
  await user.selectOptions(screen.getByRole('combobox', { name: en('integrations.type') }), 'Meta');
  await user.type(screen.getByRole('textbox', { name: en('integrations.configuration') }), 'page 7');
  await user.click(screen.getByRole('button', { name: en('integrations.submit') }));
  await waitFor(() => expect(asked).toContain('POST /api/organization/o1/integrations'));
  // The list is refetched before the response arrives, for example when the window gets focus.
  rerender(form(new Set(['s1'])));
  expect(screen.queryByText(/already connected/)).toBeNull();
  arrive();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
