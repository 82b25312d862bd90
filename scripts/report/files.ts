import { join } from 'node:path';
import { conformancePage } from './conformance.ts';
import { openAcrYaml } from './openacr.ts';
import { folder, productIds, type Report } from './source.ts';
import { vpatPage } from './vpat.ts';

/** Every file that is written from the report, by its path. */
export function filesOf(report: Report): Map<string, string> {
  return new Map([
    [join(folder, '../conformance.md'), conformancePage(report)],
    ...productIds.flatMap((product): [string, string][] => [
      [join(folder, 'files', `${product}.yaml`), openAcrYaml(report, product)],
      [join(folder, 'files', `${product}.html`), vpatPage(report, product)],
    ]),
  ]);
}
