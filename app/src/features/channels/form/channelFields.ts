import { channelTypes, defaults, personalityTypes, representativeTypes } from '@console/contract/rules';

/** What the form holds, by the names of its fields; a box that is not checked is an empty text. */
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

/** Longest texts the server takes. */
export const longest = { name: 200, message: 2000 } as const;

/** The representative as far as the form knows it. */
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

/** What the form shows of a channel; a representative that is not there yet starts from its defaults. */
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

/** What a new channel starts from: a phone line that is on, and the Hebrew greeting of a new representative. */
export const newChannelValues = channelValuesOf({ ...defaults.channel, name: '', bot: null });

/** The channel that the form describes. */
export const channelIn = (values: ChannelValues) => ({
  name: values.name.trim(),
  type: values.type || channelTypes[0],
  phoneNumber: values.phoneNumber || null,
  active: values.active !== '',
  appointmentsNeedApproval: values.appointmentsNeedApproval !== '',
});

/** The representative that the form describes. */
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

/** The value as one of a list, when it is one. */
export const oneOf = <Value extends string>(list: readonly Value[], value: string) =>
  list.find((one) => one === value);
