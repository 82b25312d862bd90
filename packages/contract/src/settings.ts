import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { instant, lengths, text } from './fields.ts';
import { locales } from './rules/locales.ts';

const settings = {
  /** Null until the person chooses one. */
  language: z.enum(locales).nullable(),
  phone: text(lengths.phone),
  /** The provider that bills a subscription, for example `paypal`. */
  subscribedWith: text(lengths.word).nullable(),
  /** The ID of the subscription at the provider. The server verifies it whenever this or the provider is sent. */
  paypalToken: text(lengths.name).nullable(),
};

/** The settings of one person. */
export const Settings = z
  .object({
    ...settings,
    paypalToken: settings.paypalToken.describe('Never sent back: null.'),
    subscription: z
      .enum(['confirmed', 'unconfirmed'])
      .nullable()
      .optional()
      .describe(
        'Whether the provider has confirmed that the stored subscription is paid; only then it is a way to pay. Null without a stored one. A server that leaves it out answers for the subscriptions that it names.',
      ),
    updatedAt: instant,
  })
  .meta({ id: 'Settings' });
export type Settings = z.infer<typeof Settings>;

/** The settings to change; unknown fields are rejected. */
export const SettingsPatch = z.strictObject(settings).partial().meta({ id: 'SettingsPatch' });
export type SettingsPatch = z.infer<typeof SettingsPatch>;

export const readSettings = defineEndpoint({
  method: 'GET',
  path: '/user/settings',
  summary: 'The choices of the person who is signed in.',
  reply: Settings,
});
export const updateSettings = defineEndpoint({
  method: 'PATCH',
  path: '/user/settings',
  summary: 'Changes those choices.',
  body: SettingsPatch,
  reply: Settings,
});
