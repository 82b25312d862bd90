import { expect, test } from 'vitest';
import { ApiError } from '../../../core/http/errors.ts';
import { botIn, channelIn, channelValuesOf, newChannelValues } from './channelFields.ts';
import { BotNotSaved } from './channelForm.queries.ts';

const channel = {
  name: 'Reception',
  type: 'fax',
  phoneNumber: { id: 'p1' },
  active: false,
  appointmentsNeedApproval: true,
  bot: {
    name: 'Noa',
    repType: 'support' as const,
    personalityType: 'Daily' as const,
    creativityScale: 0.29,
    product_features: 'Opening hours',
    openingMessage: 'Hello',
    closingMessage: '',
    goals: 'Book a visit',
  },
};

test('a new channel is an active phone line that greets in Hebrew', () => {
  expect(channelIn(newChannelValues)).toMatchObject({ type: 'phone', active: true, phoneNumber: null });
  expect(botIn(newChannelValues)).toMatchObject({ repType: 'sales', personalityType: 'Professional' });
  expect(newChannelValues['bot.openingMessage']).toMatch(/^שלום/);
});

test('unchanged values are sent as they were read, including an unknown channel type', () => {
  const values = channelValuesOf(channel);
  expect(channelIn(values)).toEqual({
    name: 'Reception',
    type: 'fax',
    phoneNumber: 'p1',
    active: false,
    appointmentsNeedApproval: true,
  });
  expect(botIn(values)).toEqual(channel.bot);
});

test('a channel without a representative starts with the default one', () => {
  expect(channelValuesOf({ ...channel, bot: null })['bot.openingMessage']).toBe(
    newChannelValues['bot.openingMessage'],
  );
});

test('spaces around names are trimmed', () => {
  const values = { ...channelValuesOf(channel), name: ' Reception ', 'bot.name': 'Noa ' };
  expect([channelIn(values).name, botIn(values).name]).toEqual(['Reception', 'Noa']);
});

test('errors about the representative are mapped to its fields in the channel form', () => {
  const name = { path: 'name', code: 'too-long', limit: 200, message: 'Too big' };
  const whole = { path: '', code: 'values-conflict', message: 'No' };
  const error = new BotNotSaved(new ApiError('validation', { status: 422, fields: [name, whole] }));
  expect(error.fields).toEqual([{ ...name, path: 'bot.name' }, whole]);
});
