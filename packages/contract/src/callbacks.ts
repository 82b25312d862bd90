import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id, inOrganization, instant, lengths, nothing, reference, text } from './fields.ts';
import { listQuery } from './lists.ts';
import { callbackStates, unansweredOutcomes } from './rules/values.ts';

/**
 * The ID of an entry: the person who waits. A contact, or the call of a caller without a contact, because a
 * conversation doesn't store the number of its caller.
 */
export const CallbackId = z
  .string()
  .regex(/^(contact|session):[\da-fA-F]{8}(-[\da-fA-F]{4}){3}-[\da-fA-F]{12}$/)
  .describe('`contact:` and the ID of the contact, or `session:` and the ID of a call without a contact.');

/** A person who waits to be called back. */
export const Callback = z
  .object({
    id: CallbackId,
    contact: z.object({ id, name: text(lengths.name), phone: text(lengths.phone) }).nullable(),
    phoneNumber: text(lengths.phone).nullable().describe('The number of the contact. Null if it is unknown.'),
    waitingSince: instant.describe(
      'The start of the first unanswered call. Without such a call, the next date of contact.',
    ),
    attempts: z
      .int()
      .min(0)
      .describe(
        'Unanswered calls since the last answered call, note or decision. 0 for a contact that is only due.',
      ),
    seconds: z.int().min(0).describe('The total duration of these calls.'),
    lastCall: z
      .object({ id, channel: reference, startTime: instant, outcome: z.enum(unansweredOutcomes) })
      .nullable()
      .describe('The last of these calls.'),
    nextDateOfContact: instant.nullable().describe('The next date of contact, if it has come.'),
  })
  .meta({ id: 'Callback' });
export type Callback = z.infer<typeof Callback>;

/** A decision about an entry. */
export const CallbackDecision = z
  .object({
    state: z
      .enum(callbackStates)
      .describe(
        '`done` ends the entry. `irrelevant` also hides later calls of the person. `open` undoes both.',
      ),
    until: instant
      .optional()
      .describe('With `done`: calls that started later stay. Without it, all calls so far are done.'),
  })
  .meta({ id: 'CallbackDecision' });
export type CallbackDecision = z.infer<typeof CallbackDecision>;

export const listCallbacks = defineEndpoint({
  method: 'GET',
  path: '/organization/:orgId/callbacks',
  summary:
    'The people who called and were not answered, and the contacts that are due, the longest waiting first.',
  params: inOrganization,
  query: listQuery(['waitingSince']),
  reply: z.array(Callback),
});
export const decideCallback = defineEndpoint({
  method: 'PUT',
  path: '/organization/:orgId/callbacks/:id',
  summary: 'Ends an entry of the people to call back, or undoes that.',
  params: z.object({ orgId: id, id: CallbackId }),
  body: CallbackDecision,
  reply: nothing,
  status: 204,
});
