import type { WebhookProvider } from '@console/contract/rules';
import type { MessageKey } from '../../core/i18n/index.ts';

/** The phone services with signed webhooks: their names, and where people find the secret. */
export const providers: Readonly<Record<WebhookProvider, { name: string; secretHint: MessageKey }>> = {
  retell: { name: 'Retell', secretHint: 'serviceTokens.secretRetell' },
  vapi: { name: 'Vapi', secretHint: 'serviceTokens.secretVapi' },
  elevenlabs: { name: 'ElevenLabs', secretHint: 'serviceTokens.secretElevenlabs' },
  twilio: { name: 'Twilio', secretHint: 'serviceTokens.secretTwilio' },
};
