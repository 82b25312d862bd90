import * as contract from '@console/contract';
import { calendarFeed, type Locale } from '@console/contract/rules';
import type { FastifyInstance } from 'fastify';
import { digest, throwNotModified } from '../../api/entityTags.ts';
import { Problem } from '../../api/errors.ts';
import { need } from '../../api/permissions.ts';
import { serve } from '../../api/serve.ts';
import { newSecret } from '../../identity/secrets.ts';
import {
  deleteFeed,
  eventsOf,
  type FeedRow,
  findCalendar,
  findFeed,
  replaceFeed,
} from './calendarFeeds.queries.ts';

/** The title of every event if names are hidden. */
const hiddenTitles: Readonly<Record<Locale, string>> = { en: 'Appointment', he: 'תור', ru: 'Запись' };

/** Calendars to subscribe to: `/organization/{orgId}/calendarFeed`, and the calendar at its secret address. */
export function calendarFeedsRoutes(app: FastifyInstance) {
  serve(app, contract.readCalendarFeed, async ({ params, user, trx }) => {
    await need(trx, user, 'membership', params.orgId);
    const row = await findFeed(trx, user, params.orgId);
    return { feed: row ? toFeed(row) : null };
  });

  serve(app, contract.createCalendarFeed, async ({ params: { orgId }, body, user, trx, audit }) => {
    await need(trx, user, 'membership', orgId);
    const secret = newSecret();
    const row = await replaceFeed(trx, user, orgId, { secret, ...body });
    await audit({ action: 'calendarFeed.create', orgId, subjectId: user.id });
    return { ...toFeed(row), path: `/calendar/${secret}.ics` };
  });

  serve(app, contract.deleteCalendarFeed, async ({ params: { orgId }, user, trx, audit }) => {
    await need(trx, user, 'membership', orgId);
    await deleteFeed(trx, user, orgId);
    await audit({ action: 'calendarFeed.delete', orgId, subjectId: user.id });
  });

  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/calendar/:file',
    onRequest: (request, reply) => app.consume('calendar', request, reply),
    handler: async (request, reply) => {
      const { file } = request.params;
      const secret = /^([\w-]{43})\.ics$/.exec(file)?.[1];
      const { db } = app.database;
      const calendar = secret && (await findCalendar(db, secret));
      if (!calendar) throw new Problem('not-found');
      const rows = await eventsOf(db, calendar.org_id);
      const body = calendarFeed(rows.map(toInvitation), {
        name: calendar.name,
        host: request.hostname,
        hiddenTitle: calendar.hides_names ? hiddenTitles[calendar.language] : undefined,
      });
      const etag = `"${digest(body)}"`;
      reply.headers({
        etag,
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex',
      });
      throwNotModified(request, etag);
      return reply.send(body);
    },
  });
}

const toFeed = (row: FeedRow): contract.CalendarFeed => ({
  hidesNames: row.hides_names,
  createdAt: row.created_at.toISOString(),
  lastReadAt: row.last_read_at?.toISOString() ?? null,
});

const toInvitation = ({
  start_time,
  end_time,
  created_at,
  updated_at,
  ...row
}: Awaited<ReturnType<typeof eventsOf>>[number]) => ({
  ...row,
  startTime: start_time.toISOString(),
  endTime: end_time.toISOString(),
  createdAt: created_at.toISOString(),
  updatedAt: updated_at.toISOString(),
});
