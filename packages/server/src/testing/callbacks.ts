import { sql } from 'kysely';
import type { TestServer } from './startForTest.ts';

const minute = 60_000;
const now = Math.floor(Date.now() / minute) * minute;

/** A time some minutes before the tests began. */
export const ago = (minutes: number) => new Date(now - minutes * minute).toISOString();

/** Makes businesses whose calls, contacts and decisions are sent as a phone service and a console send them. */
export function businessIn(server: TestServer) {
  return async () => {
    const owner = await server.person();
    const orgId = await server.organization(owner.id);
    const at = `/organization/${orgId}`;
    const send = (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
      server.call(method, path, { as: owner.token, body });

    /** A call of ten seconds that was missed, unless `fields` say otherwise. */
    async function call(minutes: number, fields: object = {}): Promise<string> {
      const missed = { startTime: ago(minutes), active: false, status: 'missed', duration: 10 };
      return (await send('POST', `${at}/sessions`, { ...missed, ...fields })).body.id;
    }

    async function contact(fields: object = {}): Promise<string> {
      const dana = { name: 'Dana Levi', phone: '0541234567', organization: orgId };
      return (await send('POST', '/contacts', { ...dana, ...fields })).body.id;
    }

    const change = (id: string, fields: object) => send('PATCH', `${at}/contacts/${id}`, fields);
    const decide = (id: string, state: string, until?: string) =>
      send('PUT', `${at}/callbacks/${id}`, { state, ...(until && { until }) });
    const list = async () => (await send('GET', `${at}/callbacks`)).body;
    /** When each entry began to wait, and its attempts. */
    const waiting = async (): Promise<[string, number][]> =>
      (await list()).map((one: { waitingSince: string; attempts: number }) => [
        one.waitingSince,
        one.attempts,
      ]);

    /** The last second of today and the first one of tomorrow where the business is. */
    async function tonight(): Promise<[string, string]> {
      const { rows } = await sql<{ midnight: Date }>`select
        ((now() at time zone time_zone)::date + 1)::timestamp at time zone time_zone as midnight
        from organizations where id = ${orgId}`.execute(server.database.db);
      const midnight = rows[0]?.midnight.getTime() ?? 0;
      return [new Date(midnight - 1000).toISOString(), new Date(midnight).toISOString()];
    }

    return { owner, orgId, at, send, call, contact, change, decide, list, waiting, tonight };
  };
}
