import { conformancePage } from './conformance.ts';
import { openAcrYaml } from './openacr.ts';
import { productIds, type Report } from './source.ts';
import { vpatPage } from './vpat.ts';

const folder = 'docs/accessibility/report/files';

/** Every file that is written from the report, by its path in the repository. */
export function filesOf(report: Report): Map<string, string> {
  return new Map([
    ['docs/accessibility/conformance.md', conformancePage(report)],
    ...productIds.flatMap((product): [string, string][] => [
      [`${folder}/${product}.yaml`, openAcrYaml(report, product)],
      [`${folder}/${product}.html`, vpatPage(report, product)],
    ]),
  ]);
}
