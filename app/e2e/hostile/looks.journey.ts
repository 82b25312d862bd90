import { exhaustive, full } from '../support/steps.ts';
import { addresses, everyday, expectToStand, test } from './steps.ts';
import { person } from './world.ts';

for (const [language, colorScheme, widths, details] of [
  ['he', 'dark', [390], full],
  ['he', 'dark', [1440, 390, 320], exhaustive],
  ['en', 'light', [1440, 390, 320], exhaustive],
] as const) {
  const where = `in ${language} and ${colorScheme}, at ${widths.join(', ')} px`;
  test(
    `hostile text is harmless and controls stay reachable on every screen, ${where}`,
    details,
    async ({ page, become, world }) => {
      test.setTimeout(300_000);
      await page.emulateMedia({ colorScheme });
      await become(page, person, language);
      // hostile.journey.ts checks the usual screens in English, so this checks those with endless text.
      const seen = language === 'en' ? everyday(world) : [];
      const left = addresses(language === 'en' ? world.endless : world);
      for (const address of left.filter((each) => !seen.includes(each)))
        await expectToStand(page, address, widths);
    },
  );
}
