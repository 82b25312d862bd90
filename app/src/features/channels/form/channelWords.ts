import { phoneLabel } from '@console/contract/rules';
import type { Words } from '../../../core/i18n/index.ts';
import type { ChannelField, ChannelValues } from './channelFields.ts';

/** What each field of the form is called. */
export const labelsIn = (words: Words): Readonly<Record<ChannelField, string>> => ({
  name: words('channel.name'),
  type: words('channel.type'),
  phoneNumber: words('channel.phoneNumber'),
  active: words('channel.active'),
  appointmentsNeedApproval: words('channel.needApproval'),
  'bot.name': words('channel.repName'),
  'bot.repType': words('channel.repType'),
  'bot.personalityType': words('channel.personality'),
  'bot.creativityScale': words('channel.creativity'),
  'bot.product_features': words('channel.features'),
  'bot.openingMessage': words('channel.opening'),
  'bot.closingMessage': words('channel.closing'),
  'bot.goals': words('channel.goals'),
});

/** A kind of channel; one the console does not know is shown as the server calls it. */
export function typeIn(type: string, words: Words) {
  if (type === 'phone') return words('channels.typePhone');
  return type === 'whatsapp' ? words('channels.typeWhatsapp') : type;
}

/** What a representative is for. */
export function repTypeIn(type: string, words: Words) {
  if (type === 'support') return words('channel.support');
  return type === 'technical' ? words('channel.technical') : words('channel.sales');
}

/** How a representative speaks. */
export function personalityIn(personality: string, words: Words) {
  if (personality === 'Friendly') return words('channel.friendly');
  return personality === 'Daily' ? words('channel.daily') : words('channel.professional');
}

/** A share of one, as the language writes it. */
export const percentIn = (share: number, language: string) =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(share);

/** The values of a form as a person reads them, where two versions stand beside each other. */
export function spokenIn(
  values: ChannelValues,
  phones: readonly { id: string; number: string }[],
  words: Words,
): ChannelValues {
  const answer = (value: string) => words(value === '' ? 'channel.no' : 'channel.yes');
  const phone = phones.find(({ id }) => id === values.phoneNumber);
  return {
    ...values,
    type: typeIn(values.type, words),
    phoneNumber: phone ? phoneLabel(phone.number) : values.phoneNumber && words('channel.otherPhone'),
    active: answer(values.active),
    appointmentsNeedApproval: answer(values.appointmentsNeedApproval),
    'bot.repType': repTypeIn(values['bot.repType'], words),
    'bot.personalityType': personalityIn(values['bot.personalityType'], words),
    'bot.creativityScale': `${Math.round(Number(values['bot.creativityScale']) * 100)}%`,
  };
}
