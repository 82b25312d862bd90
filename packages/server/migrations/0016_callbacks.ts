import { type Kysely, sql } from 'kysely';

/**
 * Keeps the list of people to call back: who called and was not answered, and contacts that are due. Triggers update an
 * entry together with the calls and contacts that it depends on, so that a page is read from one index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/**
 * From when on an entry is shown. Everything that has passed is the same, and times are rounded down to 15 minutes, of
 * which the offset of every time zone is a multiple. So few different values have to be counted.
 */
const shownFrom = (time: string) => `case when ${time} > now()
        then date_bin('15 minutes', ${time}, '2000-01-01T00:00:00Z') else '-infinity' end`;

const outcome = (row: string) => `call_outcome(${row}.status, ${row}.active, ${row}.end_time)`;
const isUnanswered = (row: string) => `(${row}.kind = 'call' and ${outcome(row)} in ('missed', 'failed'))`;
const isAnswered = (row: string) => `(${row}.kind = 'call' and ${outcome(row)} = 'completed')`;

/** The columns of a conversation that entries depend on. */
const counts = (row: string) =>
  `row(${row}.contact_id, ${row}.start_time, ${row}.duration, ${isUnanswered(row)}, ${isAnswered(row)})`;

/** Sets the columns that are derived from calls and contacts, if one of them has changed. */
const derived = ['waiting_since', 'attempts', 'seconds', 'last_session_id', 'due_at', 'shown_from'];
const keepDerived = `on conflict (id) do update
    set ${derived.map((column) => `${column} = excluded.${column}`).join(', ')}
    where row(${derived.map((column) => `known.${column}`).join(', ')})
      is distinct from row(${derived.map((column) => `excluded.${column}`).join(', ')})`;

/** A plan that was made for small tables must not stay when they have grown. */
const planned = 'set plan_cache_mode = force_custom_plan';

const statements = [
  `create table callbacks (
  id uuid primary key,
  org_id uuid not null references organizations on delete cascade,
  contact_id uuid check (contact_id = id),
  session_id uuid check (session_id = id),
  settled_until timestamptz,
  settled_date timestamptz,
  closed_until timestamptz,
  closed_date timestamptz,
  is_irrelevant boolean not null default false,
  waiting_since timestamptz,
  attempts integer not null default 0,
  seconds bigint not null default 0,
  last_session_id uuid,
  due_at timestamptz,
  shown_from timestamptz not null default '-infinity',
  check (num_nonnulls(contact_id, session_id) = 1),
  foreign key (org_id, contact_id) references contacts (org_id, id) on delete cascade,
  foreign key (org_id, session_id) references sessions (org_id, id) on delete cascade
)`,
  'create index callbacks_contact on callbacks (org_id, contact_id) where contact_id is not null',
  'create index callbacks_session on callbacks (org_id, session_id) where session_id is not null',
  `create index callbacks_waiting on callbacks (org_id, waiting_since, id) include (shown_from)
  where waiting_since is not null`,
  `create index sessions_answered on sessions (org_id, contact_id, start_time)
  where ${isAnswered('sessions')}`,
  `create index sessions_unanswered on sessions (org_id, contact_id, start_time)
  where ${isUnanswered('sessions')}`,

  // Locks the contacts, so that of two changes at the same time the second one sees the first. A contact that is deleted
  // with its organization gets no entry.
  `create function refresh_callbacks(people uuid[]) returns void language plpgsql ${planned} as $$
begin
  if people = '{}' then return; end if;
  perform id from contacts where id = any(people) order by id for no key update;
  insert into callbacks as known
    (id, org_id, contact_id, waiting_since, attempts, seconds, last_session_id, due_at, shown_from)
  select person.id, person.org_id, person.id,
      coalesce(missed.since, due.at), missed.attempts, missed.seconds, missed.last, due.at,
      ${shownFrom('greatest(person.next_date_of_contact, missed.since)')}
    from contacts as person
      join organizations on organizations.id = person.org_id
      left join callbacks as earlier on earlier.id = person.id
      left join lateral (
        select answered.start_time as at from sessions as answered
        where answered.org_id = person.org_id and answered.contact_id = person.id and ${isAnswered('answered')}
        order by answered.start_time desc limit 1
      ) as answer on true
      cross join lateral (
        select min(missed.start_time) as since, count(*) as attempts, coalesce(sum(missed.duration), 0) as seconds,
          (array_agg(missed.id order by missed.start_time desc, missed.id desc))[1] as last
        from sessions as missed
        where not coalesce(earlier.is_irrelevant, false)
          and missed.org_id = person.org_id and missed.contact_id = person.id and ${isUnanswered('missed')}
          and missed.start_time > coalesce(
            greatest(earlier.settled_until, earlier.closed_until, answer.at), '-infinity')
      ) as missed
      cross join lateral (
        select case when person.next_date_of_contact > coalesce(answer.at, '-infinity')
          and person.next_date_of_contact is distinct from earlier.settled_date
          and person.next_date_of_contact is distinct from earlier.closed_date
          then person.next_date_of_contact end as at
      ) as due
    where person.id = any(people)
      and (earlier.id is not null or missed.attempts > 0 or due.at is not null)
    order by person.id
  ${keepDerived};
end $$`,

  // A call without a contact is an entry of its own: nothing else is known about its caller.
  `create function refresh_unknown_callers(calls uuid[]) returns void language plpgsql ${planned} as $$
begin
  if calls = '{}' then return; end if;
  perform id from sessions where id = any(calls) order by id for no key update;
  delete from callbacks using sessions as call
    where callbacks.session_id = any(calls) and call.id = callbacks.session_id and call.contact_id is not null;
  insert into callbacks as known
    (id, org_id, session_id, waiting_since, attempts, seconds, last_session_id, shown_from)
  select call.id, call.org_id, call.id, case when waits then call.start_time end, waits::integer,
      case when waits then coalesce(call.duration, 0) else 0 end, case when waits then call.id end,
      ${shownFrom('call.start_time')}
    from sessions as call
      join organizations on organizations.id = call.org_id
      left join callbacks as earlier on earlier.id = call.id
      cross join lateral (
        select ${isUnanswered('call')} and not coalesce(earlier.is_irrelevant, false)
          and call.start_time > coalesce(greatest(earlier.settled_until, earlier.closed_until), '-infinity') as waits
      ) as state
    where call.id = any(calls) and call.contact_id is null and (earlier.id is not null or waits)
    order by call.id
  ${keepDerived};
end $$`,

  // An answered call matters only to a person who has an entry. A scalar subquery looks up one row; `exists` could read
  // the whole table.
  `create function follow_new_calls() returns trigger language plpgsql ${planned} as $$
begin
  perform refresh_callbacks(array(select distinct call.contact_id from changed as call
    where call.contact_id is not null and (${isUnanswered('call')}
      or ${isAnswered('call')} and (select known.id from callbacks as known where known.id = call.contact_id) is not null)));
  perform refresh_unknown_callers(array(select call.id from changed as call
    where call.contact_id is null and ${isUnanswered('call')}));
  return null;
end $$`,
  // A deleted contact leaves its calls without a contact. They don't become entries of unknown callers.
  `create function follow_changed_calls() returns trigger language plpgsql ${planned} as $$
begin
  perform refresh_callbacks(array(select distinct person.id
    from before as was join changed as call on call.id = was.id
      cross join lateral unnest(array[was.contact_id, call.contact_id]) as person (id)
    where person.id is not null and ${counts('was')} is distinct from ${counts('call')}));
  perform refresh_unknown_callers(array(select call.id
    from before as was join changed as call on call.id = was.id
    where ${counts('was')} is distinct from ${counts('call')}
      and (was.contact_id is null
        or call.contact_id is null and (select person.id from contacts as person where person.id = was.contact_id) is not null)));
  return null;
end $$`,
  `create function follow_deleted_calls() returns trigger language plpgsql ${planned} as $$
begin
  perform refresh_callbacks(array(select distinct contact_id from changed where contact_id is not null));
  return null;
end $$`,

  `create function follow_new_contacts() returns trigger language plpgsql ${planned} as $$
begin
  perform refresh_callbacks(array(select id from changed where next_date_of_contact is not null));
  return null;
end $$`,
  // New notes settle the calls so far, and a date that has passed.
  `create function follow_changed_contacts() returns trigger language plpgsql ${planned} as $$
begin
  update callbacks set
      settled_until = greatest(callbacks.settled_until, (select max(missed.start_time) from sessions as missed
        where missed.org_id = callbacks.org_id and missed.contact_id = callbacks.id and ${isUnanswered('missed')})),
      settled_date = case when was.next_date_of_contact <= now() then was.next_date_of_contact
        else callbacks.settled_date end
    from before as was join changed as person on person.id = was.id
    where callbacks.id = person.id and person.notes <> was.notes;
  perform refresh_callbacks(array(select person.id from before as was join changed as person on person.id = was.id
    where person.notes <> was.notes or person.next_date_of_contact is distinct from was.next_date_of_contact));
  return null;
end $$`,

  `create trigger follow_insert after insert on sessions referencing new table as changed
  for each statement execute function follow_new_calls()`,
  `create trigger follow_update after update on sessions referencing old table as before new table as changed
  for each statement execute function follow_changed_calls()`,
  `create trigger follow_delete after delete on sessions referencing old table as changed
  for each statement execute function follow_deleted_calls()`,
  `create trigger follow_insert after insert on contacts referencing new table as changed
  for each statement execute function follow_new_contacts()`,
  `create trigger follow_update after update on contacts referencing old table as before new table as changed
  for each statement execute function follow_changed_contacts()`,

  // How many entries there are, so that they don't have to be counted. Their triggers come after `count_…` in the
  // alphabet, so every change locks the version of the list first, and two changes can't wait for each other.
  `create table callback_counts (
  org_id uuid not null references organizations on delete cascade,
  shown_from timestamptz not null,
  entries integer not null,
  primary key (org_id, shown_from)
)`,
  `create function count_callbacks() returns trigger language plpgsql as $$
declare
  counted text := 'select org_id, shown_from, %s as entries from %s where waiting_since is not null';
  parts text := case tg_op
    when 'INSERT' then format(counted, 1, 'changed')
    when 'DELETE' then format(counted, -1, 'changed')
    else format(counted, 1, 'changed') || ' union all ' || format(counted, -1, 'before') end;
begin
  execute format(
    'insert into callback_counts as known (org_id, shown_from, entries)
     select organizations.id, part.shown_from, sum(part.entries)
       from (%s) as part join organizations on organizations.id = part.org_id
     group by organizations.id, part.shown_from having sum(part.entries) <> 0
     order by organizations.id, part.shown_from
     on conflict (org_id, shown_from) do update set entries = known.entries + excluded.entries', parts);
  return null;
end $$`,
  `create trigger entries_insert after insert on callbacks referencing new table as changed
  for each statement execute function count_callbacks()`,
  `create trigger entries_update after update on callbacks referencing old table as before new table as changed
  for each statement execute function count_callbacks()`,
  `create trigger entries_delete after delete on callbacks referencing old table as changed
  for each statement execute function count_callbacks()`,

  // The version of the list.
  `create trigger count_insert after insert on callbacks referencing new table as changed
  for each statement execute function count_change('org_id', '0')`,
  `create trigger count_update after update on callbacks referencing old table as before new table as changed
  for each statement execute function count_change('org_id', '0')`,
  `create trigger count_delete after delete on callbacks referencing old table as changed
  for each statement execute function count_change('org_id', '0')`,

  // The calls and dates so far. When notes were changed isn't known, so they don't end these entries.
  `select refresh_callbacks(array(select id from contacts where next_date_of_contact is not null
    union select contact_id from sessions where contact_id is not null and ${isUnanswered('sessions')}))`,
  `select refresh_unknown_callers(array(
    select id from sessions where contact_id is null and ${isUnanswered('sessions')}))`,
];
