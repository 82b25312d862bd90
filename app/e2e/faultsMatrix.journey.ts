import { bakery } from './contactSteps.ts';
import { expect, silent, test } from './faults/fixtures.ts';
import { organizationId } from './summarySteps.ts';

/** What every page asks for beside its own: the frame stands without. */
const own = /^GET \/api\/(?!(organizations|user\/methods)$)/;

/** The sentences a page has for a load that failed. */
const said = /Something failed on the server\.|Too many requests\.|could not be loaded|Try again|Retry/;

const answers = [500, 502, 503, 429].map((status) => ({ kind: 'answer', status }) as const);

/** Every screen, below an organization unless it begins with a slash of its own; `:channel` is one of its channels. */
const screens = [
  ...['/admin', '/settings'],
  ...['', 'team', 'channels/', 'channels/:channel', 'channels/:channel/view', 'channels/:channel/sessions'],
  ...['contacts', 'sessions', 'appointments', 'search?q=bread', 'qna', 'integrations'],
];

for (const screen of screens) {
  const name = screen || 'organization';
  test(`${name} stands and says so, whatever its calls are answered`, { tag: '@slow' }, async ({
    page,
    open,
    guard,
    road,
  }) => {
    test.setTimeout(240_000);
    guard.allow(silent);
    guard.allow(/Failed to fetch integration types/);
    await open(page, 'Maya Levin');
    const organization = await organizationId(page, bakery);
    const channel = await page.evaluate((id) => {
      const { channels } = JSON.parse(localStorage.getItem('console.session') ?? '');
      return channels.find((each: { organization: string }) => each.organization === id).id as string;
    }, organization);
    const address = screen.startsWith('/') ? screen : `/organization/${organization}/${screen}`;
    const main = page.getByRole('main');

    for (const fault of answers) {
      const trouble = road.on(own, fault);
      await page.goto(address.replace(':channel', channel));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.getByText(said).first()).toBeVisible();
      await expect(page.getByText('Something went wrong')).toHaveCount(0);
      await expect(page.getByRole('navigation').getByRole('link', { name: 'Dashboard' })).toBeVisible();
      expect(trouble.met.length).toBeGreaterThan(0);
      trouble.lift();
    }
    await page.goto(address.replace(':channel', channel));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByText(/Something failed on the server\.|Too many requests\./)).toHaveCount(0);
  });
}
