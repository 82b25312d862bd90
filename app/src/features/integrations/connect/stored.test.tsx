// @vitest-environment jsdom
import { clearToasts, UIProvider } from '@console/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '../../../core/http/session.ts';
import { loadMessages, MessagesProvider, type Translate } from '../../../core/i18n/index.ts';
import { en } from '../../../testing/messages.ts';
import type { Integration } from '../integrations.queries.ts';
import { GenericForm } from './GenericForm.tsx';
import { WhatsappForm } from './WhatsappForm.tsx';

let t: Translate;
/** The bodies of the requests. */
let sent: object[];

beforeAll(async () => {
  t = await loadMessages('en');
  vi.stubGlobal('fetch', async (_path: string, { body = '{}' }: RequestInit) => {
    sent.push(JSON.parse(`${body}`));
    return Response.json({ id: 'i1', type: 's1', enabled: true, channel: null, configuration: null });
  });
  // Not implemented in jsdom, and not relevant here.
  Object.assign(Element.prototype, { checkVisibility: () => true, scrollIntoView() {} });
});
beforeEach(() => {
  sent = [];
  const user = { id: 'u1', fullName: 'Maya Levin', picture: null, token: 't1' };
  startSession({ user, settings: { language: 'en' }, organizations: [], channels: [] });
});
afterEach(() => {
  cleanup();
  clearToasts();
});

function show(stored: Partial<Integration>, Form = GenericForm) {
  const onClose = vi.fn();
  const service = { id: 's1', type: 'meta', label: 'Meta', image: 'meta' };
  const integration = { id: 'i1', type: 's1', enabled: true, channel: null, configuration: null, ...stored };
  render(
    <UIProvider locale="en">
      <MessagesProvider locale="en" t={t}>
        <QueryClientProvider client={new QueryClient()}>
          <Form
            {...{ orgId: 'o1', service, services: [service], channels: [], onClose, onOther() {} }}
            integration={integration as Integration}
            connected={new Set(['s1'])}
          />
        </QueryClientProvider>
      </MessagesProvider>
    </UIProvider>,
  );
  const user = userEvent.setup();
  const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  async function save() {
    await user.click(screen.getByRole('button', { name: en('common.save') }));
  }
  return { user, box, save, onClose };
}

/** Matches a description that contains the text. */
const includes = (text: string) => (description: string) => description.includes(text);
const forget = () => screen.getByRole('checkbox', { name: en('integrations.forget') });

test('a stored text isn’t shown, and is kept if nothing is entered', async () => {
  const { box, save, onClose } = show({ storedConfiguration: 'text' });
  expect(box(en('integrations.configuration')).value).toBe('');
  const description = includes(en('integrations.storedHint'));
  expect(screen.getByRole('textbox', { description })).toBeTruthy();
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([{ enabled: true, channel: null }]);
});

test('a new text replaces the stored one', async () => {
  const { user, box, save, onClose } = show({ storedConfiguration: 'text' });
  await user.type(box(en('integrations.configuration')), 'page 8');
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toMatchObject([{ configuration: 'page 8' }]);
});

test('a stored object shows its non-secret fields, and accepts only a JSON object', async () => {
  const { user, box, save, onClose } = show({ storedConfiguration: 'object', configuration: { page: 7 } });
  expect(JSON.parse(box(en('integrations.configuration')).value)).toEqual({ page: 7 });
  expect(screen.getByRole('textbox', { description: includes(en('integrations.partsHint')) })).toBeTruthy();
  await user.clear(box(en('integrations.configuration')));
  await user.type(box(en('integrations.configuration')), 'page 8');
  await save();
  expect(await screen.findAllByText(en('integrations.notJson'))).toHaveLength(2);
  await user.clear(box(en('integrations.configuration')));
  await user.type(box(en('integrations.configuration')), '{{"page": 8}');
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toMatchObject([{ configuration: { page: 8 } }]);
});

test.each([
  ['in the generic form', GenericForm, {}],
  ['in the WhatsApp form', WhatsappForm, { configuration: { phoneNumberId: '1', businessAccountId: '2' } }],
])('the checkbox removes the stored configuration, %s', async (_where, Form, shown) => {
  const { user, save, onClose } = show({ storedConfiguration: 'object', ...shown }, Form);
  await user.click(forget());
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toMatchObject([{ configuration: null }]);
});

test('removing the stored text and entering a new one is a validation error', async () => {
  const { user, box, save } = show({ storedConfiguration: 'text' });
  await user.type(box(en('integrations.configuration')), 'page 8');
  await user.click(forget());
  await save();
  const description = includes(en('integrations.forgetOrChange'));
  expect(await screen.findByRole('checkbox', { description })).toBe(forget());
  expect(sent).toEqual([]);
});

test('without a stored configuration there is no checkbox to remove it', () => {
  show({ storedConfiguration: null });
  expect(screen.queryByRole('checkbox', { name: en('integrations.forget') })).toBeNull();
});
