import type { Page } from 'playwright';
import { follow, main, type Step, screen, step } from './daySteps.ts';
import { listSteps } from './dayWalkLists.ts';
import { bakery, type DemoWorld } from './dayWorld.ts';

/** A round through every screen: what it opens it closes, and what it changes it puts back. */
export function stepsOf(world: DemoWorld): Step[] {
  const home = `/organization/${world.organizations.get(bakery)}`;
  const others = [...world.organizations.keys()].filter((name) => name !== bakery);
  return [
    screen('dashboard', '/admin'),
    step('a year of it', (page) => main(page).getByText('365').first().click()),
    step('30 days of it', (page) => page.getByText('30 days', { exact: true }).click()),
    ...listSteps(world, home),
    screen('settings', '/settings'),
    ...['he', 'en'].map((language) =>
      step(`language ${language}`, async (page) => {
        await main(page).getByRole('combobox').first().selectOption(language);
        await page.waitForFunction((wanted) => document.documentElement.lang.startsWith(wanted), language);
      }),
    ),
    ...['dark', 'light'].map((theme) => step(`theme ${theme}`, (page) => chooseTheme(page, theme))),
    ...others.map((name) =>
      step(`contacts of ${name}`, async (page) => {
        const group = page.getByRole('navigation').getByRole('button', { name });
        if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
        await follow(`/organization/${world.organizations.get(name)}/contacts`)(page);
        await group.click();
      }),
    ),
  ];
}

/** The select of the sidebar that has this theme among its choices. */
const chooseTheme = (page: Page, theme: string) =>
  page.getByRole('navigation').locator(`select:has(option[value="${theme}"])`).selectOption(theme);
