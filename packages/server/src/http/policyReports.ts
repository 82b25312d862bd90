import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { reportsPath } from '../api/policies.ts';

const mostBytes = 16_384;
const mostLinesAMinute = 60;

const Text = z.string().max(4096).default('');
/** The format of `report-uri` (Firefox, Safari). */
const Single = z.object({
  'csp-report': z.object({
    'document-uri': Text,
    'effective-directive': Text,
    'violated-directive': Text,
    'blocked-uri': Text,
  }),
});
/** The format of `report-to` (Reporting API). */
const Many = z
  .array(
    z.object({
      type: z.literal('csp-violation'),
      body: z.object({ documentURL: Text, effectiveDirective: Text, blockedURL: Text }),
    }),
  )
  .max(20);

/**
 * Receives policy violation reports from browsers and logs each in one line: the document, the directive and the
 * blocked URL. URLs are shortened so that they can't contain secrets: without query and fragment, and only the origin
 * of other sites. Anyone can send reports, so they aren't proof. They are limited per IP address and in total per
 * minute.
 */
export async function policyReports(app: FastifyInstance) {
  let minute = 0;
  let lines = 0;

  function log(request: FastifyRequest, report: Report) {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, lines] = [now, 0];
    lines += 1;
    if (lines > mostLinesAMinute) return;
    const { host } = request;
    request.log.warn(
      {
        document: place(report.document, host),
        directive: /^[a-z-]{1,40}/.exec(report.directive)?.[0] ?? '',
        blocked: place(report.blocked, host),
      },
      'A document broke its policy',
    );
  }

  await app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser(
      ['application/reports+json', 'application/csp-report'],
      { parseAs: 'string', bodyLimit: mostBytes },
      own.getDefaultJsonParser('error', 'error'),
    );
    own.post(
      reportsPath,
      { onRequest: (request, reply) => app.consume('report', request, reply) },
      async (request, reply) => {
        for (const report of reportsIn(request.body)) log(request, report);
        return reply.code(204).send();
      },
    );
  });
}

interface Report {
  document: string;
  directive: string;
  blocked: string;
}

/** The violations in a body; empty if the body isn't a report. */
function reportsIn(body: unknown): Report[] {
  const single = Single.safeParse(body).data?.['csp-report'];
  if (single) {
    const directive = single['effective-directive'] || single['violated-directive'];
    return [{ document: single['document-uri'], directive, blocked: single['blocked-uri'] }];
  }
  return (Many.safeParse(body).data ?? []).map(
    ({ body: { documentURL, effectiveDirective, blockedURL } }) => ({
      document: documentURL,
      directive: effectiveDirective,
      blocked: blockedURL,
    }),
  );
}

/** The path of our own URLs, the origin of others, or a keyword such as `inline`. */
function place(address: string, host: string): string {
  if (/^[a-z-]{1,30}$/.test(address)) return address;
  if (!URL.canParse(address)) return '';
  const { protocol, host: there, pathname, origin } = new URL(address);
  if (!/^https?:$/.test(protocol)) return protocol;
  return there === host ? pathname.slice(0, 200) : origin.slice(0, 200);
}
