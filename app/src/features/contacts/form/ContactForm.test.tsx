// @vitest-environment jsdom
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UIProvider } from '@console/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { organizationsKey } from '../../../core/account/organizations.queries.ts';
import { createQueries } from '../../../core/cache/queries.ts';
import { ApiError } from '../../../core/http/errors.ts';
import { startSession } from '../../../core/http/session.ts';
import { loadMessages, MessagesProvider, type Translate } from '../../../core/i18n/index.ts';
import { en } from '../../../testing/messages.ts';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';
import { newContact } from './contactFields.ts';

/** A contact of the real server on loopback. The server always sends `reply`, whatever the query. */
const dana = { id: 'dana', name: 'Dana Levi', phone: '+972 54-123-4567', email: '' };
let reply: { status?: number; contacts: object[] } | 'never';
let asked: string[] = [];
// Each test types a dozen keys, and other tests run at the same time.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

let server: Server;
let t: Translate;

beforeAll(async () => {
  t = await loadMessages('en');
  server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://server').searchParams.get('q') ?? '');
    if (reply === 'never') return;
    const headers = { 'content-type': 'application/json', 'x-total-count': reply.contacts.length };
    response.writeHead(reply.status ?? 200, headers).end(JSON.stringify(reply.contacts));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const toServer = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, { headers = {} }: RequestInit) =>
    // Leaves out the signal: Node's fetch doesn't accept an AbortSignal from jsdom.
    toServer(`http://127.0.0.1:${port}${path}`, { headers }),
  );
  // Browser APIs that jsdom lacks and that these tests don't need.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Object.assign(Element.prototype, { checkVisibility: () => true, scrollIntoView() {} });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  startSession({
    user: { id: 'maya', fullName: 'Maya Levin', picture: null, token: 'token' },
    settings: { language: 'en' },
    organizations: [],
    channels: [],
  });
  reply = { contacts: [dana] };
  asked = [];
  // The tests control how long a warning has been shown.
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Options = ContactFormProps<object>;

function show(options: Partial<Options> = {}) {
  const send = vi.fn<Options['send']>(async () => ({ etag: null }));
  render(
    <QueryClientProvider client={createQueries(organizationsKey)}>
      <UIProvider locale="en">
        <MessagesProvider locale="en" t={t}>
          <ContactForm<object>
            orgId="bakery"
            name="newContact/bakery"
            start={{ values: { ...newContact, name: 'Ruth' } }}
            send={send}
            onSaved={() => undefined}
            save={en('common.addContact')}
            saveAnyway={en('contactForm.addAnyway')}
            isDisabled={false}
            {...options}
          />
        </MessagesProvider>
      </UIProvider>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Phone/ });
  return {
    user,
    send,
    phone,
    async type(number: string) {
      await user.clear(phone());
      await user.type(phone(), number);
    },
    press: (name: string) => user.click(screen.getByRole('button', { name })),
  };
}

/** The link to the duplicate contact. The warning's text is also announced, so it is in the document twice. */
const warning = { name: 'Open Dana Levi in a new tab' };
/** Advances the clock by long enough to read the warning. */
const read = () => vi.setSystemTime(Date.now() + 1000);

const isDescribed = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .some((id) => document.getElementById(id)?.textContent?.startsWith('Dana Levi has this number already.'));

test.each(['0541234567', '054-123 4567', '+972541234567'])(
  'leaving the field with a duplicate number (%s) shows a warning, and Add anyway saves',
  async (number) => {
    const { user, type, press, phone, send } = show();
    await type(number);
    await user.tab();
    const link = await screen.findByRole('link', warning);
    expect(isDescribed(phone())).toBe(true);
    expect(phone().getAttribute('aria-invalid')).not.toBe('true');
    expect(link.getAttribute('href')).toBe('/organization/bakery/contact/dana');
    expect(link.getAttribute('target')).toBe('_blank');
    read();
    await press(en('contactForm.addAnyway'));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(asked).toEqual(['0541234567']);
  },
);

test('Enter in the field shows the warning instead of saving, and focus is on the field', async () => {
  const { user, type, press, phone, send } = show();
  await type('0541234567');
  await user.keyboard('{Enter}');
  await screen.findByRole('link', warning);
  expect(isDescribed(phone())).toBe(true);
  expect(document.activeElement).toBe(phone());
  // An immediate second press doesn't count: the warning can't have been read yet.
  await press(en('contactForm.addAnyway'));
  await waitFor(() => expect(document.activeElement).toBe(phone()));
  expect(send).not.toHaveBeenCalled();
  read();
  await press(en('contactForm.addAnyway'));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});

test('the warning disappears when another number is typed', async () => {
  const { user, type, send } = show();
  await type('0541234567');
  await user.tab();
  await screen.findByRole('link', warning);
  await type('0541234568');
  expect(screen.queryByRole('link', warning)).toBeNull();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});

test.each<[string, typeof reply]>([
  ['returns contacts with other numbers', { contacts: [{ ...dana, phone: '0549999999' }] }],
  ['fails', { status: 500, contacts: [] }],
  ['does not answer', 'never'],
])('a server that %s does not block saving', async (_, answer) => {
  reply = answer;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, type, send } = show();
  await type('0541234567');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('link', warning)).toBeNull();
  vi.restoreAllMocks();
});

test('the number that the contact already has is not searched for', async () => {
  const values = { ...newContact, name: 'Ruth', phone: '0541234567' };
  const { user, type, phone, press, send } = show({ contactId: 'ruth', start: { values } });
  await user.click(phone());
  await user.tab();
  await type('054-123-4567');
  await press(en('common.addContact'));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(asked).toEqual([]);
});

test('retrying after a lost reply does not report the saved contact as a duplicate', async () => {
  reply = { contacts: [] };
  const { user, type, press, send } = show();
  send.mockImplementationOnce(async () => {
    reply = { contacts: [{ ...dana, id: 'ruth', name: 'Ruth' }] };
    throw new ApiError('network');
  });
  await type('0541234567');
  await press(en('common.addContact'));
  const again = await screen.findByRole('button', { name: en('common.retry') });
  // The cached search result is stale by now.
  vi.setSystemTime(Date.now() + 60_000);
  await user.click(again);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});
