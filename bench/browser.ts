import { existsSync } from 'node:fs';
import { type CDPSession, chromium, type Page } from 'playwright';

/** The measured Chromium: `CHROMIUM_PATH`, else Playwright's, else the system's. */
export const executablePath =
  [process.env['CHROMIUM_PATH'], chromium.executablePath(), '/usr/bin/chromium'].find(
    (path) => path && existsSync(path),
  ) ?? chromium.executablePath();

export const launch = () => chromium.launch({ executablePath });

/** A session in which `workOf` measures thread time, not elapsed time, since the machine has other load. */
export async function openSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
}

/** Milliseconds of work of the page's main thread. */
export async function workOf(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1000;
}

/** The first line of an error message. */
export const oneLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
