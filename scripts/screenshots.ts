import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { signIn } from '../app/e2e/fixtures/index.ts';
import { startServer } from '../app/e2e/fixtures/server.ts';
import { buildWhatChanged } from './buildWhatChanged.ts';
import { chromiumLaunchOptions } from './chromium.ts';

/** The pictures of README.md, of the console as it is, with demo data. */
await buildWhatChanged(['@console/app', '@console/server']);
mkdirSync('docs/pictures', { recursive: true });

const server = await startServer();
const browser = await chromium.launch(chromiumLaunchOptions());
const page = await browser.newPage({
  baseURL: server.origin,
  viewport: { width: 1440, height: 1120 },
  locale: 'en-US',
  timezoneId: 'Asia/Jerusalem',
  colorScheme: 'light',
  reducedMotion: 'reduce',
});
await signIn(page);
await page.getByText('Levinsky Bakery').first().waitFor();
await page.waitForLoadState('networkidle');
await page.screenshot({ path: 'docs/pictures/dashboard.png' });
await browser.close();
await server.dispose();
