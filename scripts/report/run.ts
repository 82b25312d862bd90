import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { root } from '../run.ts';
import { catalogFaults } from './catalog.ts';
import { faultsOf, placeholders } from './faults.ts';
import { filesOf } from './files.ts';
import { openAcrYaml } from './openacr.ts';
import { folder, productIds, readReport, snapshotOf } from './source.ts';

/**
 * `npm run report -w @console/scripts`: writes the conformance report in all its forms from docs/accessibility/report.
 *
 *     -- --keep             keeps the claims in history/, before the next report is begun
 *     -- --catalog FILE     also checks the OpenACR files against a catalog of github.com/GSA/openacr
 */
const { values } = parseArgs({
  options: { keep: { type: 'boolean', default: false }, catalog: { type: 'string' } },
});
const report = readReport();
const say = (line: string) => process.stdout.write(`${line}\n`);

const validate = new Ajv().compile(
  JSON.parse(readFileSync(join(import.meta.dirname, 'openacr-0.1.0.json'), 'utf8')),
);
const inFormat = productIds.flatMap((product) => {
  const data = parse(openAcrYaml(report, product), { version: '1.1' });
  const invalid = validate(data) ? [] : (validate.errors ?? []).map((error) => JSON.stringify(error));
  const unknown = values.catalog ? catalogFaults(data, parse(readFileSync(values.catalog, 'utf8'))) : [];
  return [...invalid, ...unknown].map((fault) => `${product}.yaml: ${fault}`);
});

const faults = [...faultsOf(report), ...inFormat];
for (const fault of faults) say(fault);
if (faults.length > 0) {
  say('Nothing was written.');
  process.exitCode = 1;
} else {
  if (values.keep) writeFileSync(join(folder, 'history', `${report.date}.json`), keptClaims());
  for (const [path, text] of filesOf(report)) {
    writeFileSync(join(root, path), text);
    say(path);
  }
  for (const missing of placeholders())
    say(`Before you publish, fill in the vendor’s ${missing} in packages/ui/package.json.`);
}

/** One line for each criterion, so that reports can be compared. */
function keptClaims() {
  const lines = Object.entries(snapshotOf(report)).map(
    ([id, { console, library }]) => `  "${id}": { "console": "${console}", "library": "${library}" }`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}
