import { channelTypes, defaults, personalityTypes, representativeTypes } from '@console/contract/rules';

/** The form values by field name. An unchecked checkbox is an empty string. */
export type ChannelValues = Readonly<Record<ChannelField, string>>;

export const basicFields = ['name', 'type', 'phoneNumber', 'active', 'appointmentsNeedApproval'] as const;
export const botFields = [
  'bot.name',
  'bot.repType',
  'bot.personalityType',
  'bot.creativityScale',
  'bot.product_features',
  'bot.openingMessage',
  'bot.closingMessage',
  'bot.goals',
] as const;
export type ChannelField = (typeof basicFields)[number] | (typeof botFields)[number];

/** Maximum text lengths of the server. */
export const longest = { name: 200, message: 2000 } as const;

/** The fields of a representative in the form. */
export interface BotFields {
  name: string;
  repType: (typeof representativeTypes)[number];
  personalityType: (typeof personalityTypes)[number];
  creativityScale: number;
  product_features: string;
  openingMessage: string;
  closingMessage: string;
  goals: string;
}

interface ReadChannel {
  name: string;
  type: string;
  phoneNumber: { id: string } | null;
  active: boolean;
  appointmentsNeedApproval: boolean;
  bot: BotFields | null;
}

const checked = (isChecked: boolean) => (isChecked ? 'on' : '');

/** The form values of a channel. A missing representative gets the default values. */
export function channelValuesOf(channel: ReadChannel): ChannelValues {
  const bot = channel.bot ?? defaults.bot;
  return {
    name: channel.name,
    type: channel.type,
    phoneNumber: channel.phoneNumber?.id ?? '',
    active: checked(channel.active),
    appointmentsNeedApproval: checked(channel.appointmentsNeedApproval),
    'bot.name': bot.name,
    'bot.repType': bot.repType,
    'bot.personalityType': bot.personalityType,
    'bot.creativityScale': String(bot.creativityScale),
    'bot.product_features': bot.product_features,
    'bot.openingMessage': bot.openingMessage,
    'bot.closingMessage': bot.closingMessage,
    'bot.goals': bot.goals,
  };
}

/** Initial values of a new channel: an active phone line, and a representative with a Hebrew greeting. */
export const newChannelValues = channelValuesOf({ ...defaults.channel, name: '', bot: null });

/** The channel part of the request, from the form values. */
export const channelIn = (values: ChannelValues) => ({
  name: values.name.trim(),
  type: values.type || channelTypes[0],
  phoneNumber: values.phoneNumber || null,
  active: values.active !== '',
  appointmentsNeedApproval: values.appointmentsNeedApproval !== '',
});

/** The representative part of the request, from the form values. */
export const botIn = (values: ChannelValues): BotFields => ({
  name: values['bot.name'].trim(),
  repType: oneOf(representativeTypes, values['bot.repType']) ?? defaults.bot.repType,
  personalityType: oneOf(personalityTypes, values['bot.personalityType']) ?? defaults.bot.personalityType,
  creativityScale: Number(values['bot.creativityScale']),
  product_features: values['bot.product_features'],
  openingMessage: values['bot.openingMessage'].trim(),
  closingMessage: values['bot.closingMessage'],
  goals: values['bot.goals'],
});

/** The value if it is in the list, else `undefined`. */
export const oneOf = <Value extends string>(list: readonly Value[], value: string) =>
  list.find((one) => one === value);
