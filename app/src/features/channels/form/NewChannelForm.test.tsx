// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { en } from '../../../testing/messages.ts';
import { showPart } from '../../../testing/showPart.tsx';
import { NewChannelForm } from './NewChannelForm.tsx';

async function show(hasPaymentMethod = true) {
  const bakery = { id: 'o1', name: 'Levinsky Bakery', role: 'owner', hasPaymentMethod, channels: [] };
  const shown = await showPart(<NewChannelForm orgId="o1" onCreated={vi.fn()} cancel={null} />, {
    words: ['NewChannelScreen', 'ChannelsScreen'],
    answers: {
      '/api/organizations': [bakery],
      '/api/phones/available': { phones: [{ id: 'p1', number: '0745540175', used: false }] },
    },
  });
  await screen.findByRole('heading', { name: en('channel.basic') });
  return shown;
}

// In jsdom nothing has a width, so the tabs are stacked.
const tabs = () => screen.getAllByRole('tab', { hidden: true });
const panelOf = (name: string) => {
  const tab = tabs().find(({ textContent }) => textContent === name);
  return within(document.getElementById(tab?.getAttribute('aria-controls') ?? '') as HTMLElement);
};

test('the form has only the tabs Basic and Bot', async () => {
  await show();
  expect(tabs().map(({ textContent }) => textContent)).toEqual([en('channel.basic'), en('channel.bot')]);
});

test('the specified fields are on their tabs', async () => {
  await show();
  const basic = panelOf(en('channel.basic'));
  basic.getByRole('textbox', { name: en('channel.name') });
  basic.getByRole('combobox', { name: en('common.type') });
  basic.getByRole('combobox', { name: en('common.phoneNumber') });
  basic.getByRole('checkbox', { name: en('channel.active'), checked: true });
  basic.getByRole('checkbox', { name: en('channel.needApproval'), checked: false });
  const bot = panelOf(en('channel.bot'));
  for (const name of [
    en('channel.repName'),
    /^Product Features/,
    en('channel.opening'),
    /^Closing Message/,
    /^Goals/,
  ]) {
    bot.getByRole('textbox', { name });
  }
  bot.getByRole('combobox', { name: en('channel.repType') });
  bot.getByRole('radiogroup', { name: en('channel.personality') });
  bot.getByRole('slider', { name: en('channel.creativity') });
});

test('creativity goes from 0 to 1 in steps of 0.01 and is announced as a percentage', async () => {
  await show();
  const slider = screen.getByRole('slider', { name: en('channel.creativity') });
  expect(slider).toMatchObject({ min: '0', max: '1', step: '0.01' });
  await userEvent.click(screen.getByRole('radio', { name: /^Daily/ }));
  expect(slider).toMatchObject({ value: '0.75' });
  expect(slider.getAttribute('aria-valuetext')).toBe('75%');
});

test('without a payment method, the form is disabled and links to the settings', async () => {
  const { container } = await show(false);
  screen.getByText(en('channel.paymentNeeded'));
  const link = screen.getByRole('link', { name: en('channel.setUpPayment') });
  expect(link.getAttribute('href')).toBe('/settings');
  const fields = [...container.querySelectorAll('input, select, textarea, button[type=submit]')];
  expect(fields.length).toBeGreaterThan(14);
  expect(fields.filter((field) => !field.matches(':disabled'))).toEqual([]);
});

test('missing required fields on both tabs are listed, and nothing is sent', async () => {
  const { sent } = await show();
  for (const name of [en('channel.repName'), en('channel.opening')]) {
    await userEvent.clear(screen.getByRole('textbox', { name }));
  }
  const before = sent.length;
  await userEvent.click(screen.getByRole('button', { name: en('channels.add') }));
  const problems = screen.getByRole('group', { name: /There is a problem/ });
  const said = within(problems).getAllByRole('link');
  expect(said.map(({ textContent }) => textContent)).toEqual([
    'Channel Name is required',
    'Phone Number is required',
    'Rep Name is required',
    'Opening Message is required',
  ]);
  expect(sent.slice(before)).toEqual([]);
});
