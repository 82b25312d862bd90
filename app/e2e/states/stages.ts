import type { Locale } from '@console/contract/rules';
import type { Locator, Page, Route } from '@playwright/test';
import type { MessageArguments } from '../../src/core/i18n/messageArguments.ts';
import type { MessageKey, Translate } from '../../src/core/i18n/translate.ts';
import { messagesIn, pattern } from '../../src/testing/messages.ts';
import { organizationId } from '../support/api.ts';
import { bakery, clinic, flowers, garage } from '../support/demo.ts';

/** A page in one language, on which states are set up. */
export interface Stage {
  page: Page;
  language: Locale;
  /** Formats a message in the language of the page. */
  say: Translate;
  /** Matches a message in the language of the page, whatever its arguments are. */
  pattern: (key: MessageKey) => RegExp;
  /** A path below an organization. @default the organization in the language of the page */
  at: (rest: string, organization?: string) => Promise<string>;
}

/** One state of a screen, and how to reach it. */
export interface State {
  name: string;
  /** The person who is signed in; null if nobody is. @default 'Maya Levin' */
  person?: string | null;
  /** Replaces or holds back responses of the server. */
  before?: (stage: Stage) => Promise<unknown>;
  address: (stage: Stage) => string | Promise<string>;
  /** The actions of the person on the page. */
  reach?: (stage: Stage) => Promise<unknown>;
  /** An element that is visible once the state is reached. */
  seen: (stage: Stage) => Locator;
  /** Console messages that belong to the state. */
  allows?: RegExp;
  /** axe rules that the state can't meet. Add a comment with the reason. */
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
    language,
    say: messagesIn(language),
    pattern: (key) => pattern(language, key),
    async at(rest, organization = organizationOf[language] ?? bakery) {
      return `/organization/${await organizationId(page, organization)}${rest}`;
    },
  };
}

/** Never responds, like a very slow server. */
export const hold = (page: Page, address: string | RegExp) => page.route(address, () => {});

/** Responds with a server error and a request ID. */
export const fail = (page: Page, address: string | RegExp, status = 500) =>
  page.route(address, (route) =>
    route.fulfill({ status, json: {}, headers: { 'x-request-id': 'r-4f1c-22' } }),
  );

/** Changes the server's replies to GET requests. */
export const alter = <Reply>(page: Page, address: string | RegExp, change: (reply: Reply) => unknown) =>
  page.route(address, async (route: Route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    // Without `If-None-Match`, because a 304 has no body to change.
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
