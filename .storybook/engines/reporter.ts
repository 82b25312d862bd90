import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestResult,
} from '@playwright/test/reporter';
import { root } from '../../scripts/run.ts';
import { engineVersions } from './engines.ts';
import { falseFindings } from './falseFindings.ts';
import { faults } from './faults.ts';
import { page, storyCounts } from './page.ts';
import { attachment, type Result } from './results.ts';

const docs = join(root, 'docs/accessibility');

/**
 * Collects the results, and writes them to docs/accessibility. A run of selected tests writes nothing, because it can't
 * know the rest.
 */
export default class EnginesReporter implements Reporter {
  private readonly results = new Map<TestCase, Result[]>();
  private tests: TestCase[] = [];
  private isComplete = true;

  onBegin(_config: FullConfig, suite: Suite) {
    this.tests = suite.allTests();
    const files = new Set(this.tests.map(({ location }) => location.file));
    this.isComplete =
      files.size === 2 && !process.argv.some((word) => /^(-g|--grep|--last-failed|--shard)/.test(word));
  }

  onTestEnd(test: TestCase, { attachments }: TestResult) {
    const own = attachments.filter(({ name, body }) => name === attachment && body);
    this.results.set(
      test,
      own.map(({ body }) => JSON.parse(String(body))),
    );
  }

  onEnd({ status }: FullResult) {
    // What was found, also in a run of selected tests.
    mkdirSync(join(root, 'test-results'), { recursive: true });
    const found = [...this.results.values()].flat();
    writeFileSync(join(root, 'test-results/engines.json'), JSON.stringify(found));
    if (!this.isComplete || status === 'interrupted') return { status };
    const results = this.tests.flatMap((test) => this.results.get(test) ?? []);
    const date = new Date().toISOString().slice(0, 10);
    const browser = results[0]?.browser ?? '';
    mkdirSync(join(docs, 'engines'), { recursive: true });
    writeFileSync(
      join(docs, 'engines.md'),
      page(results, falseFindings, { date, browser, engines: engineVersions }),
    );
    writeFileSync(join(docs, 'engines/stories.json'), storyCounts(results));
    const wrong = faults(results, falseFindings);
    for (const fault of wrong) process.stdout.write(`${fault}\n`);
    return { status: wrong.length > 0 ? ('failed' as const) : status };
  }
}
