// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { en } from '../../testing/messages.ts';
import { showPart } from '../../testing/showPart.tsx';
import { CalendarFeed } from './CalendarFeed.tsx';

const feed = { hidesNames: false, createdAt: '2026-11-01T08:00:00Z', lastReadAt: null };
const made = { ...feed, hidesNames: true, path: '/calendar/secret.ics' };
const place = '/api/organization/o1/calendarFeed';

/** Shows the section. The server gives these answers in turn, and the last one from then on. */
const show = async (...inTurn: unknown[]) => {
  const answers = {
    get [place]() {
      return inTurn.length > 1 ? inTurn.shift() : inTurn[0];
    },
  };
  const { sent } = await showPart(
    <CalendarFeed orgId="o1">
      <p>below</p>
    </CalendarFeed>,
    { words: ['IntegrationsScreen'], answers },
  );
  return { sent, user: userEvent.setup() };
};
const button = (key: Parameters<typeof en>[0]) => screen.findByRole('button', { name: en(key) });

test('a new address is shown once, has focus, and can be copied', async () => {
  const { sent, user } = await show({ feed: null }, made);
  await user.click(await screen.findByRole('checkbox', { name: en('calendarFeed.hideNames') }));
  await user.click(await button('calendarFeed.create'));
  const address = `${location.origin}/calendar/secret.ics`;
  const line = await screen.findByText(address);
  expect(document.activeElement).toBe(line.closest('p'));
  expect(sent.at(-1)).toEqual({ call: `PUT ${place}`, body: { hidesNames: true } });
  screen.getByText(en('calendarFeed.once'));
  await user.click(await button('calendarFeed.copy'));
  expect(await navigator.clipboard.readText()).toBe(address);
});

test('a new address replaces the earlier one only after a question', async () => {
  const { sent, user } = await show({ feed }, made);
  await user.click(await button('calendarFeed.renew'));
  const question = within(await screen.findByRole('alertdialog'));
  expect(sent.map(({ call }) => call)).toEqual([`GET ${place}`]);
  await user.click(question.getByRole('button', { name: en('calendarFeed.renew') }));
  await screen.findByText(`${location.origin}/calendar/secret.ics`);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('one press revokes the address, and focus moves to the title', async () => {
  const { sent, user } = await show({ feed }, new Response(null, { status: 204 }));
  await screen.findByText(/Last read: never/);
  await user.click(await button('calendarFeed.revoke'));
  await button('calendarFeed.create');
  expect(sent.at(-1)?.call).toBe(`DELETE ${place}`);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: en('calendarFeed.title') }));
});

test('what is below appears only with the section, so that nothing moves', async () => {
  let answer = (_: unknown) => {};
  await show(new Promise((resolve) => (answer = resolve)));
  expect(screen.queryByText('below')).toBeNull();
  answer({ feed: null });
  const below = await screen.findByText('below');
  expect(below.previousElementSibling?.tagName).toBe('SECTION');
});

test('a server without addresses has no section, and a failure has Retry', async () => {
  await show(undefined);
  await screen.findByText('below');
  expect(document.querySelector('section')).toBeNull();
  const { user } = await show(new Response(null, { status: 400 }), { feed: null });
  await user.click(await button('common.retry'));
  await button('calendarFeed.create');
});
