import { full } from '../support/steps.ts';
import { addresses, everyday, expectToStand, test } from './steps.ts';
import { person } from './world.ts';

for (const [language, colorScheme] of [
  ['he', 'dark'],
  ['en', 'light'],
] as const) {
  test(
    `hostile text does nothing and everything can be pressed on every screen, in ${language} and ${colorScheme}`,
    full,
    async ({ page, become, world }) => {
      test.setTimeout(300_000);
      await page.emulateMedia({ colorScheme });
      await become(page, person, language);
      // In English the usual screens are looked at in hostile.journey.ts, so here it is those of what has no end.
      const seen = language === 'en' ? everyday(world) : [];
      const left = addresses(language === 'en' ? world.endless : world);
      for (const address of left.filter((each) => !seen.includes(each)))
        await expectToStand(page, address, [1440, 390, 320]);
    },
  );
}
