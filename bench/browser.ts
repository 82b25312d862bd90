import { existsSync } from 'node:fs';
import { type CDPSession, chromium, type Page } from 'playwright';

/** The Chromium that is measured: `CHROMIUM_PATH`, else Playwright's own, else the system's. */
export const executablePath =
  [process.env['CHROMIUM_PATH'], chromium.executablePath(), '/usr/bin/chromium'].find(
    (path) => path && existsSync(path),
  ) ?? chromium.executablePath();

export const launch = () => chromium.launch({ executablePath });

/** A session in which `workOf` counts the time the thread worked, not the time that went by: others work on this machine too. */
export async function openSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
}

/** Milliseconds for which the page's main thread has worked. */
export async function workOf(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1000;
}

/** An error in one line. */
export const oneLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
