import { type Person, type Row, shown, type Tables } from './tables.ts';

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

/** What the specification says of rows that refer to others. */
export function repliesOf(tables: Tables) {
  const of = (table: keyof Tables, name: string, id: unknown) =>
    (tables[table] as Row[]).filter((row) => row[name] === id);
  const one = (table: keyof Tables, id: unknown) =>
    (tables[table] as Row[]).find((row) => row.id === id) ?? null;

  function phone(id: unknown) {
    const found = one('phones', id);
    return found && shown('phones', { ...found, used: of('channels', 'phoneNumber', id).length > 0 });
  }

  function channel(row: Row) {
    const [bot] = of('bots', 'channel', row.id);
    return {
      ...shown('channels', row),
      phoneNumber: phone(row['phoneNumber']),
      bot: bot ? shown('bots', bot) : null,
      sessions: idsOf(of('sessions', 'channel', row.id)),
      integrations: idsOf(of('integrations', 'channel', row.id)),
    };
  }

  const integration = (row: Row) => shown('integrations', row);

  /** An item of a contact's history. */
  const call = ({
    id,
    kind,
    status,
    summary,
    transcription,
    transcriptionJSON,
    recordingUrl,
    startTime,
  }: Row) => ({
    ...{ id, startTime, summary, content: transcription },
    ...(kind === 'call'
      ? { type: 'call', status, transcriptionJSON, recordingUrl }
      : { type: 'whatsupMessage' }),
  });

  return {
    phone,
    channel,
    integration,
    organization: (row: Row) => ({
      ...shown('organizations', row),
      channels: of('channels', 'organization', row.id).map(channel),
      sessions: idsOf(of('sessions', 'organization', row.id)),
      contacts: idsOf(of('contacts', 'organization', row.id)),
      appointments: idsOf(of('appointments', 'organization', row.id)),
      integrations: of('integrations', 'organization', row.id).map(integration),
    }),
    settings: ({ settings }: Person) => ({
      language: settings['language'] ?? 'he',
      phone: settings['phone'] ?? '',
      subscribedWith: settings['subscribedWith'] ?? null,
      paypalToken: settings['paypalToken'] ?? null,
    }),
    /** The latest session of a contact, with the history before it. Without a session, it has no other fields. */
    contactSession(contact: Row) {
      const sessions = of('sessions', 'contact', contact.id);
      const appointments = of('appointments', 'contact_phonenumber', contact['phone']).filter(
        (row) => row['organization'] === contact['organization'],
      );
      const start = (row: object) => ('startTime' in row ? Date.parse(String(row.startTime)) : 0);
      const history = [
        ...sessions.map(call),
        ...appointments.map((row) => ({ ...shown('appointments', row), type: 'appointment' })),
      ].toSorted((a, b) => start(b) - start(a));
      const latest = sessions.toSorted((a, b) => start(b) - start(a))[0];
      return { ...(latest && shown('sessions', latest)), sessionHistory: history };
    },
    /** How many rows were made on each day or month that has any, in chronological order. The time zone is UTC. */
    report(orgId: string, length: 'YYYY-MM-DD'['length'] | 'YYYY-MM'['length']) {
      const series = (table: keyof Tables, moment: string) =>
        [...Map.groupBy(of(table, 'organization', orgId), (row) => String(row[moment]).slice(0, length))]
          .map(([period, rows]) => ({ period, count: rows.length }))
          .toSorted((a, b) => a.period.localeCompare(b.period));
      return {
        contacts: series('contacts', 'createdAt'),
        appointments: series('appointments', 'createdAt'),
        calls: series('sessions', 'startTime'),
      };
    },
  };
}

export type Replies = ReturnType<typeof repliesOf>;
