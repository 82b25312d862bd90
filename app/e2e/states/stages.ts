import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@console/contract/rules';
import type { Locator, Page, Route } from '@playwright/test';
import { organizationId } from '../support/api.ts';
import { bakery, clinic, flowers, garage } from '../support/demo.ts';

/** A page on which a state is reached, in one language. */
export interface Stage {
  page: Page;
  /** What the console says, without what stands in for numbers and names. */
  say: (key: string, values?: Readonly<Record<string, string>>) => string;
  /** The address of an organization: the one whose language the page speaks, or the one that has nothing yet. */
  at: (rest: string, organization?: string) => Promise<string>;
}

/** One state of a screen, and the way there. */
export interface State {
  name: string;
  /** Who looks; nobody before signing in. @default 'Maya Levin' */
  person?: string | null;
  /** What is answered in place of the server, or held back. */
  before?: (stage: Stage) => Promise<unknown>;
  address: (stage: Stage) => string | Promise<string>;
  /** What a person does there. */
  reach?: (stage: Stage) => Promise<unknown>;
  /** What is seen once the state is reached. */
  seen: (stage: Stage) => Locator;
  /** Messages of the browser that belong to it. */
  allows?: RegExp;
  /** Rules of axe that it cannot keep, said why beside it. */
  except?: readonly string[];
}

export const empty = flowers;
export const organizations = {
  en: bakery,
  he: clinic,
  ru: garage,
} as const satisfies Partial<Record<Locale, string>>;
const organizationOf: Partial<Record<Locale, string>> = organizations;

const readWords = (language: Locale): Record<string, string> =>
  JSON.parse(
    readFileSync(fileURLToPath(new URL(`../../src/core/i18n/${language}.json`, import.meta.url)), 'utf8'),
  );

export function stageOn(page: Page, language: Locale): Stage {
  const words = readWords(language);
  return {
    page,
    say(key, values = {}) {
      const text = words[key];
      if (text === undefined) throw new Error(`The console has no words for ${key}.`);
      return Object.entries(values).reduce((said, [name, value]) => said.replace(`{${name}}`, value), text);
    },
    async at(rest, organization = organizationOf[language] ?? bakery) {
      return `/organization/${await organizationId(page, organization)}${rest}`;
    },
  };
}

/** Never answers, as a server that thinks for long. */
export const hold = (page: Page, address: string | RegExp) => page.route(address, () => {});

/** Answers with an error of the server, and the id somebody may be asked for. */
export const fail = (page: Page, address: string | RegExp, status = 500) =>
  page.route(address, (route) =>
    route.fulfill({ status, json: {}, headers: { 'x-request-id': 'r-4f1c-22' } }),
  );

/** Changes what the server answers. */
export const alter = <Reply>(page: Page, address: string | RegExp, change: (reply: Reply) => unknown) =>
  page.route(address, async (route: Route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    // Asked anew: a reply that is not repeated could not be changed.
    const { 'if-none-match': _, ...headers } = route.request().headers();
    const answer = await route.fetch({ headers });
    await route.fulfill({ response: answer, json: change((await answer.json()) as Reply) });
  });

export const failed = /status of (4|5)\d\d|HTTP error|Failed to (load resource|fetch)/;

export const button = ({ page, say }: Stage, key: string) =>
  page.getByRole('button', { name: say(key), exact: true });
export const text = ({ page, say }: Stage, key: string) => page.getByText(say(key), { exact: true }).first();
export const dialog = ({ page }: Stage) => page.getByRole('dialog').or(page.getByRole('alertdialog')).first();
