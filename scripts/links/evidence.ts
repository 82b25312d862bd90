import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { readPage, type Table } from './page.ts';

/** A piece of evidence for accessibility claims: a row of docs/accessibility/evidence.md. */
export interface Evidence {
  id: string;
  shows: string;
  kind: 'automated' | 'hybrid' | 'manual';
  /** Its location, as Markdown; empty if it doesn't exist yet. */
  where: string;
  /** The command that reproduces it, as Markdown. */
  command: string;
}

export const evidencePath = 'docs/accessibility/evidence.md';
export const barsPath = 'docs/accessibility/bars.md';
const missing = 'not there yet';

/** The list of evidence in the repository. */
export const listedEvidence = () => readEvidence(readFileSync(join(root, evidencePath), 'utf8'));

export function readEvidence(text: string): Evidence[] {
  return tableOf(text, 'What it shows').rows.map(
    ({ cells: [id = '', shows = '', kind, where = '', command = ''], line }) => {
      if (kind !== 'automated' && kind !== 'hybrid' && kind !== 'manual')
        throw new Error(`${evidencePath}:${line} says "${kind}", which is no kind of evidence.`);
      return { id: id.replaceAll('`', ''), shows, kind, where: where === missing ? '' : where, command };
    },
  );
}

/** Every ID that a claim can name: those of the evidence and those of the requirements. */
export function knownEvidence(
  evidence = listedEvidence(),
  bars = readFileSync(join(root, barsPath), 'utf8'),
) {
  const promises = readPage(barsPath, bars)
    .tables.flatMap(({ rows }) => rows)
    .map(({ cells: [id = ''] }) => id);
  return new Set([...evidence.map(({ id }) => id), ...promises]);
}

function tableOf(text: string, column: string): Table {
  const found = readPage(evidencePath, text).tables.find(({ head }) => head.includes(column));
  if (!found) throw new Error(`${evidencePath} has no table with "${column}".`);
  return found;
}
