import { phoneLabel } from '@console/contract/rules';
import type { Translate } from '../../../core/i18n/index.ts';
import type { NumberFormats } from '../../../core/i18n/numberFormats.ts';
import type { ChannelField, ChannelValues } from './channelFields.ts';

/** The label of each field. */
export const labelsIn = (t: Translate): Readonly<Record<ChannelField, string>> => ({
  name: t('channel.name'),
  type: t('common.type'),
  phoneNumber: t('common.phoneNumber'),
  active: t('channel.active'),
  appointmentsNeedApproval: t('channel.needApproval'),
  'bot.name': t('channel.repName'),
  'bot.repType': t('channel.repType'),
  'bot.personalityType': t('channel.personality'),
  'bot.creativityScale': t('channel.creativity'),
  'bot.product_features': t('channel.features'),
  'bot.openingMessage': t('channel.opening'),
  'bot.closingMessage': t('channel.closing'),
  'bot.goals': t('channel.goals'),
});

/** The label of a channel type. An unknown type is shown as the server sends it. */
export function typeIn(type: string, t: Translate) {
  if (type === 'phone') return t('channels.typePhone');
  return type === 'whatsapp' ? t('channels.typeWhatsapp') : type;
}

/** The label of a representative's role. */
export function repTypeIn(type: string, t: Translate) {
  if (type === 'support') return t('channel.support');
  return type === 'technical' ? t('channel.technical') : t('channel.sales');
}

/** The label of a representative's personality. */
export function personalityIn(personality: string, t: Translate) {
  if (personality === 'Friendly') return t('channel.friendly');
  return personality === 'Daily' ? t('channel.daily') : t('channel.professional');
}

/** The form values in readable formats, to compare two versions in a conflict. */
export function spokenIn(
  values: ChannelValues,
  phones: readonly { id: string; number: string }[],
  t: Translate,
  percent: NumberFormats['percent'],
): ChannelValues {
  const answer = (value: string) => t(value === '' ? 'channel.no' : 'channel.yes');
  const phone = phones.find(({ id }) => id === values.phoneNumber);
  return {
    ...values,
    type: typeIn(values.type, t),
    phoneNumber: phone ? phoneLabel(phone.number) : values.phoneNumber && t('channel.otherPhone'),
    active: answer(values.active),
    appointmentsNeedApproval: answer(values.appointmentsNeedApproval),
    'bot.repType': repTypeIn(values['bot.repType'], t),
    'bot.personalityType': personalityIn(values['bot.personalityType'], t),
    'bot.creativityScale': percent(Number(values['bot.creativityScale'])),
  };
}
