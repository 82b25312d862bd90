// @vitest-environment jsdom
import { ToastRegion } from '@console/ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { en } from '../../../testing/messages.ts';
import { showPart } from '../../../testing/showPart.tsx';
import { morningAfter } from '../reach.ts';
import { FollowUp } from './FollowUp.tsx';

type Props = ComponentProps<typeof FollowUp>;

const contact = { id: 'c1', name: 'Dana Levi', phone: '0541234567', nextDateOfContact: null };
const session = { id: 's1', kind: 'call', startTime: '2026-11-03T08:00:00Z', summary: 'Wants a cake.' };

const show = (props: Partial<Props> = {}) =>
  showPart(
    <>
      <FollowUp
        orgId="o1"
        session={session as Props['session']}
        people={{ contact: contact as Props['people']['contact'], isCallerPending: false }}
        rights={{ mayBook: true, mayChangeContacts: true }}
        {...props}
      />
      <ToastRegion />
    </>,
    {
      words: ['SessionScreen'],
      answers: {
        '/api/organizations/o1/contacts/c1': contact,
        '/api/organization/o1/contacts/c1': contact,
      },
    },
  );

/** The button of the menu, once its code is there. */
const nextContact = () =>
  vi.waitFor(() => {
    const button = screen.getByRole<HTMLButtonElement>('button', { name: en('followUp.next') });
    expect(button.disabled).toBe(false);
    return button;
  });

test('the next date of contact is set with one press and can be undone', async () => {
  const { sent } = await show();
  await userEvent.click(await nextContact());
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Tomorrow/ }));
  const changes = () => sent.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body);
  await vi.waitFor(() => expect(changes()).toEqual([{ nextDateOfContact: morningAfter(1).toISOString() }]));
  await userEvent.click(await screen.findByRole('button', { name: en('common.undo') }));
  await vi.waitFor(() => expect(changes()[1]).toEqual({ nextDateOfContact: null }));
});

test('a call from an unknown number can’t be returned, but its summary can be copied', async () => {
  await show({ people: { contact: undefined, isCallerPending: false } });
  expect(screen.queryByRole('link', { name: /Call Back/ })).toBeNull();
  await userEvent.setup().click(screen.getByRole('button', { name: en('followUp.copy') }));
  expect(await navigator.clipboard.readText()).toMatch(/\nWants a cake\.$/);
});

test('people without permission aren’t offered appointments and dates of contact', async () => {
  await show({ rights: { mayBook: false, mayChangeContacts: false } });
  expect(screen.getByRole('link', { name: 'Call Back Dana Levi' }).getAttribute('href')).toBe(
    'tel:+972541234567',
  );
  expect(screen.queryByRole('link', { name: en('followUp.book') })).toBeNull();
  expect(screen.queryByRole('button', { name: en('followUp.next') })).toBeNull();
});
