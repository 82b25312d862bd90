import type { BrowserContext, Page } from '@playwright/test';
import { expect, full, test } from './smallWindows.ts';

/** What an attacker who injected text into the page would try, and the directive that must block it. */
const attacks = {
  'a picture of another site': 'img-src',
  'a message to another site': 'connect-src',
  'a frame of another site': 'frame-src',
  'a form to another site': 'form-action',
  'another base of all addresses': 'base-uri',
  'a style element': 'style-src-elem',
  'an attribute with a style': 'style-src-attr',
} as const;

/** Attempts to run a script: Trusted Types can block them before the policy applies. */
const scripts = [
  'a script element',
  'an attribute with a script',
  'a text that becomes a script',
  'a text that becomes markup',
  'a script of another site',
] as const;

/** Tries all attacks in the page, and returns for each which directives it violated and whether a script ran. */
async function attack(page: Page, patience = 1000) {
  return page.evaluate(async (longest) => {
    const marks = window as unknown as { ran?: boolean };
    const make = <Tag extends keyof HTMLElementTagNameMap>(
      tag: Tag,
      set: Partial<HTMLElementTagNameMap[Tag]>,
    ) => document.body.append(Object.assign(document.createElement(tag), set));
    const elsewhere = 'https://elsewhere.example/x';
    const tries: Record<string, () => unknown> = {
      'a script element': () => {
        const script = document.createElement('script');
        script.append('window.ran = true');
        document.body.append(script);
      },
      'a script of another site': () => {
        const script = document.createElementNS('http://www.w3.org/2000/svg', 'script');
        script.setAttributeNS('http://www.w3.org/1999/xlink', 'href', elsewhere);
        document.body.append(script);
      },
      'an attribute with a script': () => {
        const button = document.createElement('button');
        button.setAttribute('onclick', 'window.ran = true');
        button.click();
      },
      'a text that becomes a script': () => window.setTimeout('window.ran = true'),
      'a style element': () => make('style', { textContent: 'body { color: red }' }),
      'an attribute with a style': () => document.body.setAttribute('style', 'color: red'),
      'a picture of another site': () => make('img', { src: elsewhere }),
      'a message to another site': () => fetch(elsewhere).catch(() => {}),
      'a frame of another site': () => make('iframe', { src: elsewhere }),
      'a form to another site': () => {
        const form = Object.assign(document.createElement('form'), { action: elsewhere, method: 'post' });
        document.body.append(form);
        form.submit();
      },
      'another base of all addresses': () => {
        const base = Object.assign(document.createElement('base'), { href: elsewhere });
        document.head.append(base);
      },
      'a text that becomes markup': () => {
        const place = document.createElement('div');
        document.body.append(place);
        place.innerHTML = '<img src="/none" onerror="window.ran = true">';
      },
    };
    const results: Record<string, { ran: boolean; broken: string[] }> = {};
    let broken: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      broken.push(effectiveDirective);
    });
    for (const [name, attempt] of Object.entries(tries)) {
      broken = [];
      marks.ran = false;
      // In a timer, so that it runs as a script of the page and not as the debugger's.
      await new Promise((resolve) => window.setTimeout(() => resolve(tried(attempt))));
      for (let waited = 0; waited < longest && !marks.ran && broken.length === 0; waited += 40)
        await new Promise((resolve) => window.setTimeout(resolve, 40));
      results[name] = { ran: marks.ran, broken };
    }
    return results;

    function tried(attempt: () => unknown) {
      try {
        attempt();
      } catch (error) {
        broken.push((error as Error).name);
      }
    }
  }, patience);
}

/** Responds in place of the other sites, so that an attack that succeeds has an effect. */
async function standIn(context: BrowserContext) {
  await context.route(/accounts\.google\.com|paypal\.com/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await context.route('https://elsewhere.example/**', (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ status: 204 })
      : route.fulfill({ contentType: 'text/javascript', body: 'window.ran = true' }),
  );
}

const noise =
  /policy|elsewhere\.example|accounts\.google\.com|paypal\.com|Trusted|must not become|did not come|Failed to load|may close only|Note that/i;

const documents = [
  '/admin',
  '/login',
  '/accessibility',
  '/creditcard-added',
  '/connect/google?state=1',
  '/subscribe',
];
/** Google's and PayPal's scripts don't support Trusted Types, so markup is created there and its scripts blocked. */
const makesMarkup = /google|subscribe/;

for (const address of documents) {
  test(
    `${address}: injected scripts, styles and URLs have no effect`,
    full,
    async ({ page, become, context, guard }) => {
      guard.allow(noise);
      await standIn(context);
      await become(page, 'Maya Levin');
      if (address === '/login') await page.evaluate(() => localStorage.clear());
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const results = await attack(page);
      for (const name of scripts) expect([name, results[name]?.ran]).toEqual([name, false]);
      for (const [name, directive] of Object.entries(attacks))
        expect([name, results[name]?.broken]).toEqual([name, [directive]]);
      expect(results['a text that becomes markup']?.broken).toEqual([
        makesMarkup.test(address) ? 'script-src-attr' : 'TypeError',
      ]);
    },
  );
}

test('without a policy, each of these attacks succeeds', full, async ({ page, context, guard }) => {
  guard.allow(noise);
  guard.allow(/404|mixed/i);
  await standIn(context);
  await page.goto('/login');
  await context.route('http://localhost:1/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><body>' }),
  );
  await page.goto('http://localhost:1/');
  const results = await attack(page, 400);
  for (const name of scripts) expect([name, results[name]?.ran]).toEqual([name, true]);
  for (const name of Object.keys(attacks)) expect([name, results[name]?.broken]).toEqual([name, []]);
});

test('no document of the console can be framed', full, async ({ page, server, guard, context }) => {
  guard.allow(/frame|Failed to load|elsewhere/i);
  await context.route('http://localhost:1/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: documents
        .map((address) => `<iframe src="${server.origin}${address.replace('&', '&amp;')}"></iframe>`)
        .join(''),
    }),
  );
  await page.goto('http://localhost:1/');
  await expect.poll(() => page.frames().length).toBe(1 + documents.length);
  for (const frame of page.frames().slice(1)) {
    await frame.waitForLoadState();
    expect(frame.url()).toMatch(/^chrome-error:/);
  }
});
