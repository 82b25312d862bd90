import type { Page } from '@playwright/test';
import { extensions } from '../../../packages/conformance/src/calls.ts';
import { endpoints } from '../../../packages/contract/src/endpoints.ts';

/** The calls of the specification. */
const specified = Object.entries(endpoints)
  .filter(([name]) => !extensions.has(name as keyof typeof endpoints))
  .map(([, { method, path }]) => ({
    method,
    path: new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`),
  }));

/** The fields in section 3 of the specification, of the entities whose rows have others in our API. */
const fields: Readonly<Record<string, string>> = {
  organizations:
    'id name pronounciation_name owner country address official_phone industry workingHoursAndDays pricing features channels sessions contacts appointments integrations',
  channels: 'id name type active organization phoneNumber appointmentsNeedApproval bot sessions integrations',
  sessions: 'id startTime endTime duration active transcription summary',
  session: 'id startTime endTime duration active transcription summary sessionHistory',
  contacts: 'id name phone organization channel responsible email status source nextDateOfContact notes',
  appointments: 'id title description startTime endTime status contact_name contact_phonenumber organization',
  me: 'id fullName picture mainCreditCard',
  settings: 'language phone subscribedWith paypalToken',
  creditcards: 'id buyerCardMask buyerCardExp',
  qna: 'id question answer',
};

/** The entity that a path returns: its last name, such as `contacts` in `/organizations/1/contacts/2`. */
const entityIn = (path: string) => path.split('/').findLast((name) => name in fields);

function withSpecifiedFields(body: unknown, names: readonly string[]): unknown {
  if (Array.isArray(body)) return body.map((row) => withSpecifiedFields(row, names));
  return Object.fromEntries(Object.entries(body ?? {}).filter(([name]) => names.includes(name)));
}

/**
 * Makes the server behave like one that knows only the specification: other calls are 404, queries and the headers for
 * versions and repeated requests are ignored, and answers have no headers and fields of ours. Requests are handled one at
 * a time, because the server sends a session no more than two whole lists at once.
 */
export async function knowOnlySpecification(page: Page) {
  let previous: Promise<void> = Promise.resolve();
  await page.route('**/api/**', (route) => {
    const url = new URL(route.request().url());
    const method = route.request().method().replace('HEAD', 'GET');
    if (!specified.some((call) => call.method === method && call.path.test(url.pathname)))
      return route.fulfill({ status: 404, body: '' });
    previous = previous.then(async () => {
      url.search = '';
      const { authorization = '', 'content-type': contentType = '' } = await route.request().allHeaders();
      const headers = { authorization, ...(contentType && { 'content-type': contentType }) };
      const answer = await route.fetch({ url: url.href, headers });
      const { 'content-type': type = '' } = answer.headers();
      const names = fields[entityIn(url.pathname) ?? '']?.split(' ');
      const isRead = names && answer.ok() && type.includes('json');
      const body = isRead
        ? JSON.stringify(withSpecifiedFields(await answer.json(), names))
        : await answer.body();
      await route.fulfill({ status: answer.status(), contentType: type, body });
    });
    // A page that was left doesn't wait for its answers.
    previous = previous.catch(() => undefined);
    return previous;
  });
}
