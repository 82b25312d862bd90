import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { signIn } from '../app/e2e/fixtures/index.ts';
import { startServer } from '../app/e2e/fixtures/server.ts';
import { buildWhatChanged } from './buildWhatChanged.ts';
import { chromiumLaunchOptions } from './chromium.ts';

/** The screenshots in README.md: a dashboard in English and light, and one in Hebrew and dark. */
const pictures = [
  { file: 'dashboard.png', person: 'Maya Levin', organization: 'Levinsky Bakery', colorScheme: 'light' },
  {
    file: 'dashboard-hebrew.png',
    person: 'נועה פרידמן',
    organization: 'מרפאת שיניים כרמל',
    colorScheme: 'dark',
  },
] as const;

await buildWhatChanged(['@console/app', '@console/server']);
mkdirSync('docs/pictures', { recursive: true });

const server = await startServer();
const browser = await chromium.launch(chromiumLaunchOptions());
for (const { file, person, organization, colorScheme } of pictures) {
  const page = await browser.newPage({
    baseURL: server.origin,
    viewport: { width: 1440, height: 1120 },
    locale: 'en-US',
    timezoneId: 'Asia/Jerusalem',
    colorScheme,
    reducedMotion: 'reduce',
  });
  await signIn(page, person);
  await page.getByText(organization).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `docs/pictures/${file}` });
  await page.close();
}
await browser.close();
await server.dispose();
