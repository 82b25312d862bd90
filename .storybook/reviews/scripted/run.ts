import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { chromiumLaunchOptions } from '../../../scripts/chromium.ts';
import { root } from '../../../scripts/run.ts';
import { recordingFile, type Transcript } from '../../spoken/transcript.ts';
import { outcomes } from '../review.ts';
import { type Examined, examinations, reviewer } from './verdicts.ts';

/**
 * `npm run reviews:scripted -- FILE`: fills in the workbench of the built Storybook with the keyboard alone, and saves the
 * file. No person tests anything here. The verdicts are in `verdicts.ts`. Each one quotes what Orca announced, and a quote that isn't in the recording
 * stops the run.
 */

const [file = 'review.jsonld'] = process.argv.slice(2);
const server = await preview({
  configFile: false,
  root,
  logLevel: 'warn',
  build: { outDir: 'storybook-static' },
  preview: { port: 0, host: '127.0.0.1' },
});
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  await review(browser, server.resolvedUrls?.local[0] ?? '');
} finally {
  await browser.close();
  await server.close();
}

async function review(window: Browser, base: string) {
  const page = await window.newPage({ acceptDownloads: true, viewport: { width: 1280, height: 900 } });
  for (const { subject, recording, verdicts } of examinations) {
    const transcript: Transcript = JSON.parse(
      readFileSync(recordingFile('chromium', recording, 'en'), 'utf8'),
    );
    await page.goto(`${base}iframe.html?id=accessibility-workbench--docs&viewMode=docs&subject=${subject}`);
    await page.getByRole('heading', { name: /^Criteria: / }).waitFor();
    await fill(page, 'Your name', reviewer);
    await fill(page, 'Screen reader and version', transcript.reader);
    await fill(page, 'Browser and version', transcript.browser);
    for (const examined of verdicts) {
      await enter(page, examined, noteOf(examined, transcript));
      process.stdout.write(`${subject}, ${examined.criterion}: ${examined.verdict}\n`);
    }
  }
  await tabTo(page, 'button', 'Save the file to send');
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  await download.saveAs(resolve(file));
  process.stdout.write(`${file}\n`);
}

/** Opens a criterion, selects its verdict and types the note. */
async function enter(page: Page, { criterion, verdict }: Examined, note: string) {
  await tabTo(page, 'button', new RegExp(`^${RegExp.escape(criterion)} `));
  await page.keyboard.press('Enter');
  await tabTo(page, 'radio', outcomes.passed.label);
  const place = Object.keys(outcomes).indexOf(verdict);
  await page.keyboard.press('Space');
  for (let presses = 0; presses < place; presses += 1) await page.keyboard.press('ArrowDown');
  await fill(page, 'Note', note);
}

/** Tabs to a text field, and enters a text in place of what is in it, at once like an input method. */
async function fill(page: Page, name: string, text: string) {
  await tabTo(page, 'textbox', name);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

/** Presses Tab until a control has focus. */
async function tabTo(page: Page, role: 'button' | 'radio' | 'textbox', name: string | RegExp) {
  const control = page.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) }).first();
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab doesn't reach ${name}.`);
}

/** The note with its quotes, each with the key after which Orca announced it. */
function noteOf({ note, heard }: Examined, { steps }: Transcript) {
  const quotes = heard.map(([index, words]) => {
    const step = steps[index];
    if (!step?.says.join(' ').includes(words))
      throw new Error(`Orca didn't announce “${words}” in step ${index + 1}: ${step?.says.join(' ')}`);
    return `after ${step.do}, “${words}”`;
  });
  return `${note} ${quotes.length > 0 ? `Orca announced: ${quotes.join('; ')}. ` : ''}A script pressed the keys, and the announcements were read in Orca’s log. No one listened.`;
}
