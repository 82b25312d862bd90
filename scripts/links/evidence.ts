import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { readPage, type Table } from './page.ts';

/** One thing that a claim about accessibility can rest on: a row of docs/accessibility/evidence.md. */
export interface Evidence {
  id: string;
  shows: string;
  kind: 'automated' | 'hybrid' | 'manual';
  /** Where it lives, as Markdown; empty while it is not there yet. */
  where: string;
  /** How to make it again, as Markdown. */
  command: string;
}

export const evidencePath = 'docs/accessibility/evidence.md';
export const barsPath = 'docs/accessibility/bars.md';
const missing = 'not there yet';

/** The one list of evidence, as it stands in the repository. */
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

/** Every id that a claim may name: those of the list, and those of the promises. */
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
