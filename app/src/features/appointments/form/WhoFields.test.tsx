// @vitest-environment jsdom
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UIProvider } from '@console/ui';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadMessages, MessagesProvider, type Translate } from '../../../core/i18n/index.ts';
import { en } from '../../../testing/messages.ts';
import { WhoFields, type WhoFieldsProps } from './WhoFields.tsx';

/** Contacts that a real server on loopback returns: two with the same name, and one with a foreign number. */
const contacts = [
  { id: 'dana1', name: 'Dana Levi', phone: '0541234567', email: '' },
  { id: 'dana2', name: 'Dana Levi', phone: '0529999999', email: '' },
  { id: 'ada1', name: 'Ada', phone: '+44 20 7946 0958', email: '' },
];
let asked: string[] = [];
let status = 200;
// Each test types a dozen keys, and other tests run at the same time.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

let server: Server;
let t: Translate;

beforeAll(async () => {
  t = await loadMessages('en');
  server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://server').searchParams.get('q') ?? '');
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(contacts));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const toServer = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, { headers = {} }: RequestInit) =>
    // Leaves out the signal: Node's fetch doesn't accept an AbortSignal from jsdom.
    toServer(`http://127.0.0.1:${port}${path}`, { headers }),
  );
  Object.assign(Element.prototype, { scrollIntoView() {} });
});
afterAll(() => void server.close());
beforeEach(() => {
  asked = [];
  status = 200;
});
afterEach(cleanup);

function show(values: Partial<WhoFieldsProps['values']> = {}) {
  const onChoosePhone = vi.fn();
  const none = { contact_name: '', contact_phonenumber: '', contact: '' };
  render(
    <UIProvider locale="en">
      <MessagesProvider locale="en" t={t}>
        <form aria-label={en('appointment.what')}>
          <WhoFields
            orgId="bakery"
            values={{ ...none, ...values }}
            isReadOnly={false}
            onChoosePhone={onChoosePhone}
          />
        </form>
      </MessagesProvider>
    </UIProvider>,
  );
  const user = userEvent.setup();
  const name = () => screen.getByRole<HTMLInputElement>('combobox', { name: en('appointment.contactName') });
  const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Phone Number/ });
  return {
    user,
    name,
    phone,
    onChoosePhone,
    async type(text: string) {
      await user.clear(name());
      await user.type(name(), text);
    },
    async choose(text: string, option: string | RegExp) {
      await user.clear(name());
      await user.type(name(), text);
      await user.click(await screen.findByRole('option', { name: option }));
    },
    sent: () => Object.fromEntries(new FormData(screen.getByRole('form'))),
  };
}

test('contacts are found by name or number, and each option shows the number', async () => {
  const { type } = show();
  await type('da');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Ada\u2066+44 20 7946 0958\u2069',
    'Dana Levi\u20660541234567\u2069',
    'Dana Levi\u20660529999999\u2069',
  ]);
  await type('52-999');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  // Slow typing also causes searches in between.
  expect([asked.at(0), asked.at(-1)]).toEqual(['da', '52-999']);
});

test('choosing a contact links it and fills in its number, and choosing another one replaces both', async () => {
  const { choose, sent, onChoosePhone } = show();
  await choose('dana', /0529999999/);
  expect(sent()).toEqual({
    ...{ contact_name: 'Dana Levi', contact_phonenumber: '0529999999', contact: 'dana2' },
  });
  expect(screen.getByRole('link').getAttribute('href')).toBe('/organization/bakery/contact/dana2');
  await choose('ada', /Ada/);
  expect(sent()).toEqual({ contact_name: 'Ada', contact_phonenumber: '+44 20 7946 0958', contact: 'ada1' });
  expect(onChoosePhone).toHaveBeenLastCalledWith('+44 20 7946 0958');
});

test('choosing a contact replaces a saved number, but not one typed in the form', async () => {
  const saved = { contact_name: 'Noa', contact_phonenumber: '0500000000', contact: 'noa' };
  const { choose, sent, user, phone } = show(saved);
  await choose('dana', /0541234567/);
  expect(sent()).toEqual({ contact_name: 'Dana Levi', contact_phonenumber: '0541234567', contact: 'dana1' });
  await user.clear(phone());
  await user.type(phone(), '050-7654321');
  await choose('ada', /Ada/);
  expect(sent()).toEqual({ contact_name: 'Ada', contact_phonenumber: '050-7654321', contact: 'ada1' });
  await user.clear(phone());
  await choose('dana', /0541234567/);
  expect(sent()).toMatchObject({ contact_phonenumber: '0541234567' });
});

test('typing another name removes the link to the contact, and typing the saved name restores it', async () => {
  const { choose, type, sent, user } = show({ contact_name: 'Noa', contact: 'noa' });
  expect(sent()).toMatchObject({ contact_name: 'Noa', contact: 'noa' });
  await type('Rachel');
  await user.tab();
  expect(sent()).toMatchObject({ contact_name: 'Rachel', contact: '' });
  expect(screen.queryByRole('link')).toBeNull();
  await choose('dana', /0541234567/);
  expect(sent()).toMatchObject({ contact_name: 'Dana Levi', contact: 'dana1' });
  await type('Rachel');
  await user.tab();
  expect(sent()).toMatchObject({ contact_name: 'Rachel', contact: '' });
  await type('Noa');
  await user.tab();
  expect(sent()).toMatchObject({ contact_name: 'Noa', contact: 'noa' });
});

test('a failed search shows an error and keeps the typed name', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  status = 500;
  const { type, sent } = show();
  await type('Rachel');
  expect(await screen.findByText(en('search.failed'))).toBeTruthy();
  expect(sent()).toMatchObject({ contact_name: 'Rachel' });
  vi.restoreAllMocks();
});
