import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Appointment, Contact, ListedContact, ListedSession, Organization } from '@console/contract';
import { byteOrderMark, csvOf } from '@console/contract/rules';
import type { Paged } from '../../api/paging.ts';
import { clean, soundEndings } from '../../api/saveAs.ts';
import { type ArchiveFile, textFile } from './archive.ts';

/** Reads the rows after a cursor. */
export type Pages<Row> = (cursor: string | undefined) => Promise<Paged<Row>>;

/** A recording and the call that it belongs to. */
export interface CopiedRecording {
  id: string;
  file_name: string;
  media_type: string;
  start_time: Date | null;
}

/** What an archive contains. Long lists are read page by page. */
export interface Copied {
  contact?: Contact;
  organization?: Organization;
  contacts?: Pages<ListedContact>;
  calls: Pages<ListedSession>;
  appointments: Pages<Appointment>;
  recordings: Pages<CopiedRecording>;
  /** The folder with the recordings. */
  folder: string | undefined;
}

/** A column of a CSV file: its header and the text of a row. */
type Columns<Row> = readonly (readonly [header: string, text: (row: Row) => string])[];

const contactColumns: Columns<ListedContact> = [
  ['Name', ({ name }) => name],
  ['Phone', ({ phone }) => phone],
  ['Email', ({ email }) => email],
  ['Status', ({ status }) => status],
  ['Responsible', ({ responsible }) => responsible],
  ['Source', ({ source }) => source],
  ['Next date of contact', ({ nextDateOfContact }) => nextDateOfContact ?? ''],
  ['Notes', ({ notes }) => notes ?? ''],
  ['Added', ({ createdAt }) => createdAt],
];

const callColumns: Columns<ListedSession> = [
  ['Start', ({ startTime }) => startTime],
  ['End', ({ endTime }) => endTime ?? ''],
  ['Seconds', ({ duration }) => `${duration}`],
  ['Kind', ({ kind }) => kind],
  ['Status', ({ status }) => status],
  ['Name', ({ caller }) => caller?.name ?? ''],
  ['Phone', ({ caller }) => caller?.phone ?? ''],
  ['Summary', ({ summary }) => summary ?? ''],
  ['Transcription', ({ transcription }) => transcription ?? ''],
  ['Recording', ({ recordingUrl }) => recordingUrl?.split('/').at(-1) ?? ''],
];

const appointmentColumns: Columns<Appointment> = [
  ['Start', ({ startTime }) => startTime],
  ['End', ({ endTime }) => endTime],
  ['Status', ({ status }) => status],
  ['Title', ({ title }) => title],
  ['Description', ({ description }) => description],
  ['Name', (row) => row.contact_name],
  ['Phone', (row) => row.contact_phonenumber],
];

/** The files of a copy, in the order in which they are written. */
export async function* copyFiles(copied: Copied): AsyncGenerator<ArchiveFile> {
  const { contact, organization, contacts, calls, appointments } = copied;
  if (contact) {
    yield jsonFile('contact.json', contact);
    yield csvFile('contact.csv', contactColumns, async () => ({ rows: [contact], total: 1 }));
  }
  if (organization) yield jsonFile('organization.json', organization);
  if (contacts) {
    yield listFile('contacts.json', contacts);
    yield csvFile('contacts.csv', contactColumns, contacts);
  }
  yield listFile('calls.json', calls);
  yield csvFile('calls.csv', callColumns, calls);
  yield listFile('appointments.json', appointments);
  yield csvFile('appointments.csv', appointmentColumns, appointments);
  yield* sounds(copied);
}

/** The recordings. One whose file is missing is left out, as it can't be played in the console either. */
async function* sounds({ recordings, folder }: Copied): AsyncGenerator<ArchiveFile> {
  if (folder === undefined) return;
  for await (const { id, file_name, media_type, start_time } of rowsOf(recordings)) {
    const path = join(folder, file_name);
    const file = await stat(path).catch(() => undefined);
    if (!file?.isFile()) continue;
    const day = start_time?.toISOString().slice(0, 10);
    yield {
      name: `recordings/${clean([day, id].filter(Boolean).join(' '))}${soundEndings[media_type] ?? '.mp3'}`,
      open: () => createReadStream(path),
      isCompressed: false,
      changed: file.mtime,
    };
  }
}

async function* rowsOf<Row>(pages: Pages<Row>): AsyncGenerator<Row> {
  let cursor: string | undefined;
  do {
    const page = await pages(cursor);
    yield* page.rows;
    cursor = page.next;
  } while (cursor !== undefined);
}

const jsonFile = (name: string, value: unknown): ArchiveFile =>
  textFile(name, async function* () {
    yield `${JSON.stringify(value, null, 2)}\n`;
  });

const listFile = <Row>(name: string, pages: Pages<Row>): ArchiveFile =>
  textFile(name, async function* () {
    let separator = '[\n';
    for await (const row of rowsOf(pages)) {
      yield `${separator}${JSON.stringify(row)}`;
      separator = ',\n';
    }
    yield separator === '[\n' ? '[]\n' : '\n]\n';
  });

const csvFile = <Row>(name: string, columns: Columns<Row>, pages: Pages<Row>): ArchiveFile =>
  textFile(name, async function* () {
    yield byteOrderMark + csvOf([columns.map(([header]) => header)]);
    for await (const row of rowsOf(pages)) yield csvOf([columns.map(([, text]) => text(row))]);
  });
