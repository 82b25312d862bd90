import type { Locale } from '@console/contract/rules';
import type { Locator, Page, Route } from '@playwright/test';
import type { MessageArguments } from '../../src/core/i18n/messageArguments.ts';
import type { MessageKey, Translate } from '../../src/core/i18n/translate.ts';
import { messagesIn, pattern } from '../../src/testing/messages.ts';
import { organizationId } from '../support/api.ts';
import { bakery, clinic, flowers, garage } from '../support/demo.ts';

/** A page on which a state is reached, in one language. */
export interface Stage {
  page: Page;
  /** Formats a message in the language of the page. */
  say: Translate;
  /** Matches a message in the language of the page, whatever its arguments are. */
  pattern: (key: MessageKey) => RegExp;
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

export function stageOn(page: Page, language: Locale): Stage {
  return {
    page,
    say: messagesIn(language),
    pattern: (key) => pattern(language, key),
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

/** A message without arguments. */
type PlainKey = Exclude<MessageKey, keyof MessageArguments>;

export const button = ({ page, say }: Stage, key: PlainKey) =>
  page.getByRole('button', { name: say(key), exact: true });
export const text = ({ page, say }: Stage, key: PlainKey) =>
  page.getByText(say(key), { exact: true }).first();
export const dialog = ({ page }: Stage) => page.getByRole('dialog').or(page.getByRole('alertdialog')).first();
