/** A row, with fields of the specification and others that only link rows. */
export interface Row {
  id: string;
  [field: string]: unknown;
}

/** A person who can sign in: their fields, settings, cards and bearer token. */
export interface Person extends Row {
  token: string;
  settings: Readonly<Record<string, unknown>>;
  /** The IDs of the organizations that they see besides their own. */
  organizations: readonly string[];
}

/** All rows of the backend. Rows in an organization have its ID in `organization`, and cards their person's in `person`. */
export interface Tables {
  people: Person[];
  organizations: Row[];
  channels: Row[];
  bots: Row[];
  phones: Row[];
  sessions: Row[];
  contacts: Row[];
  appointments: Row[];
  integrations: Row[];
  integrationTypes: Row[];
  creditCards: Row[];
  qna: Row[];
}

export const emptyTables = (): Tables => ({
  people: [],
  organizations: [],
  channels: [],
  bots: [],
  phones: [],
  sessions: [],
  contacts: [],
  appointments: [],
  integrations: [],
  integrationTypes: [],
  creditCards: [],
  qna: [],
});

/** The fields in section 3 of the specification. Links between rows that it shows are made in `replies.ts`. */
export const fields = {
  people: ['id', 'fullName', 'picture', 'mainCreditCard'],
  organizations: [
    ...['id', 'name', 'pronounciation_name', 'owner', 'country', 'address', 'official_phone', 'industry'],
    ...['workingHoursAndDays', 'pricing', 'features'],
  ],
  channels: ['id', 'name', 'type', 'active', 'organization', 'phoneNumber', 'appointmentsNeedApproval'],
  bots: [
    ...['id', 'name', 'botType', 'repType', 'personalityType', 'creativityScale', 'aiInstructions'],
    ...['product_features', 'openingMessage', 'closingMessage', 'goals'],
  ],
  phones: ['id', 'number', 'used'],
  sessions: ['id', 'startTime', 'endTime', 'duration', 'active', 'transcription', 'summary'],
  contacts: [
    ...['id', 'name', 'phone', 'organization', 'channel', 'responsible', 'email', 'status', 'source'],
    ...['nextDateOfContact', 'notes'],
  ],
  appointments: [
    ...['id', 'title', 'description', 'startTime', 'endTime', 'status', 'contact_name'],
    ...['contact_phonenumber', 'organization'],
  ],
  integrations: ['id', 'type', 'enabled', 'configuration', 'channel'],
  integrationTypes: ['id', 'type', 'name', 'label', 'image'],
  creditCards: ['id', 'buyerCardMask', 'buyerCardExp'],
  qna: ['id', 'question', 'answer'],
} as const satisfies Record<keyof Tables, readonly string[]>;

/** The fields that the specification names, of a row. */
export const shown = (table: keyof Tables, row: Row) =>
  Object.fromEntries(fields[table].map((name) => [name, row[name] ?? null]));
