import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { inOrganization, instant, lengths, nothing, text } from './fields.ts';

/** The secret address at which calendar apps read a person's appointments of an organization (RFC 5545). */
export const CalendarFeed = z
  .object({
    hidesNames: z
      .boolean()
      .describe(
        'Whether events have only times and a common title, without names, numbers and descriptions.',
      ),
    createdAt: instant,
    lastReadAt: instant.nullable().describe('When an app last read it.'),
  })
  .meta({ id: 'CalendarFeed' });
export type CalendarFeed = z.infer<typeof CalendarFeed>;

/** A new address. It is sent only once, because only its hash is stored. */
export const NewCalendarFeed = CalendarFeed.extend({
  path: text(lengths.url).describe('The path on this server, such as /calendar/….ics.'),
}).meta({ id: 'NewCalendarFeed' });
export type NewCalendarFeed = z.infer<typeof NewCalendarFeed>;

export const readCalendarFeed = defineEndpoint({
  method: 'GET',
  path: '/organization/:orgId/calendarFeed',
  summary: "The caller's calendar address for an organization.",
  params: inOrganization,
  reply: z.object({ feed: CalendarFeed.nullable() }).meta({ id: 'OwnCalendarFeed' }),
});
export const createCalendarFeed = defineEndpoint({
  method: 'PUT',
  path: '/organization/:orgId/calendarFeed',
  summary: "Creates a new calendar address. The caller's earlier one stops working.",
  params: inOrganization,
  body: z.strictObject({ hidesNames: z.boolean() }).meta({ id: 'CalendarFeedFields' }),
  reply: NewCalendarFeed,
});
export const deleteCalendarFeed = defineEndpoint({
  method: 'DELETE',
  path: '/organization/:orgId/calendarFeed',
  summary: 'Revokes the calendar address, if there is one.',
  params: inOrganization,
  reply: nothing,
  status: 204,
});
