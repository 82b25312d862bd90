import { expectAccessible, settle } from '../../app/e2e/fixtures/accessibility.ts';
import { allStates } from '../../app/e2e/states/all.ts';
import { enter, looks, reach } from '../../app/e2e/states/reach.ts';
import { stageOn } from '../../app/e2e/states/stages.ts';
import { expect, sidewaysScroll, test } from '../../app/e2e/support/steps.ts';
import { looks as columns, record } from './results.ts';

const narrow = { width: 390, height: 844 };

test.describe.configure({ mode: 'parallel' });

for (const [language, colorScheme] of looks)
  for (const [group, states] of Object.entries(allStates))
    for (const state of states)
      test(`${group}, ${state.name}, in ${language} and ${colorScheme}`, async ({
        page,
        become,
        guard,
      }, info) => {
        if (state.allows) guard.allow(state.allows);
        const [wide, small] = language === 'en' ? [columns[0], columns[2]] : [columns[1], columns[3]];
        await page.emulateMedia({ colorScheme });
        await enter(page, state.person === undefined ? 'Maya Levin' : state.person, language, become);
        await reach(stageOn(page, language), state);
        const isWide = page.viewportSize()?.width !== narrow.width;
        for (const look of isWide ? [wide, small] : [small]) {
          if (look === small) await page.setViewportSize(narrow);
          await settle(page);
          await record(page, info, { kind: 'screen', group, name: state.name, look });
          await expectAccessible(page, state.except);
        }
        await page.setViewportSize({ width: 320, height: 640 });
        await expect.poll(() => sidewaysScroll(page), 'nothing scrolls sideways at 320 px').toBe(0);
      });
