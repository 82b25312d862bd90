import Fastify from 'fastify';
import pg from 'pg';

/*
 * The baseline of the benchmark: Fastify and `pg` with the query of one list, without authentication, checks and
 * schemas.
 *
 *   bareServer.ts URL ORGANIZATION
 */
const [connectionString, orgId] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString });
const app = Fastify();
const contacts = `select id, org_id, channel_id, name, phone, email, status, responsible, source, next_date_of_contact, created_at,
    updated_at from contacts where org_id = $1
  order by coalesce(next_date_of_contact, 'infinity'), (name collate alphabet_he), id limit 50`;
app.get('/contacts', async () => (await pool.query(contacts, [orgId])).rows);
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
process.once('disconnect', () => process.exit());
