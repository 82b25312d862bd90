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

test('what was read is what is sent when nothing was changed, also a kind the console does not know', () => {
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

test('a channel without a representative starts from the usual one', () => {
  expect(channelValuesOf({ ...channel, bot: null })['bot.openingMessage']).toBe(
    newChannelValues['bot.openingMessage'],
  );
});

test('space around a name is not part of it', () => {
  const values = { ...channelValuesOf(channel), name: ' Reception ', 'bot.name': 'Noa ' };
  expect([channelIn(values).name, botIn(values).name]).toEqual(['Reception', 'Noa']);
});

test('what is wrong with a representative stands at its fields in the form of the channel', () => {
  const name = { path: 'name', code: 'too-long', limit: 200, message: 'Too big' };
  const whole = { path: '', code: 'values-conflict', message: 'No' };
  const error = new BotNotSaved(new ApiError('validation', { status: 422, fields: [name, whole] }));
  expect(error.fields).toEqual([{ ...name, path: 'bot.name' }, whole]);
});
