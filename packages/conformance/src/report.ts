/** Parts of our API beyond its specification. They are optional for a backend; the report lists missing ones. */
export const parts = ['etag', 'if-match', 'idempotency', 'paging', 'sort', 'search', 'problem'] as const;
export type Part = (typeof parts)[number];

/** A set of our calls that a backend has as a whole, or not at all. */
export type Level = 'ingestion';

/** A level that a backend lacks. Its calls were not run, which doesn't affect the result. */
export interface SkippedLevel {
  level: Level;
  why: string;
}

/** A part that an endpoint lacks. */
export interface Lack {
  part: Part;
  how: string;
}

/** A check that couldn't run, in an endpoint whose other checks ran. */
export interface NotChecked {
  /** For example `that strangers are kept out`. */
  what: string;
  why: string;
}

/**
 * The result for an endpoint: `passes` every check; works `without` some of our parts; `differs` from the contract;
 * is `missing` (404, 405 or 501); was `not run`, with the reason.
 */
export type Verdict = 'passes' | 'without' | 'differs' | 'missing' | 'not run';

/** The result for one endpoint of the contract. */
export interface CallReport {
  /** The name in the contract, such as `createContact`. */
  name: string;
  method: string;
  path: string;
  /** Whether the endpoint is an extension to the specification. */
  isExtension: boolean;
  /** The level that the endpoint belongs to, if it belongs to one. */
  level?: Level;
  verdict: Verdict;
  /** The number of checks. */
  checks: number;
  differs: string[];
  without: Lack[];
  notChecked: NotChecked[];
  /** Why the valid case wasn't run. */
  notRun?: string;
}

/** The results of a run. */
export interface Report {
  server: string;
  startedAt: string;
  seconds: number;
  /** The number of requests sent. */
  requests: number;
  /** Whether extensions were allowed to be missing. */
  allowMissing: boolean;
  /** Whether every result is acceptable. */
  isConformant: boolean;
  counts: Record<Verdict, number>;
  calls: CallReport[];
  skippedLevels: SkippedLevel[];
  /** Everything that was created or changed and couldn't be restored. */
  leftovers: string[];
}

/** Options of a run. */
export interface Options {
  /** The base URL of the API, such as `https://example.com/api`. */
  server: string;
  /** The bearer token of the person whose account is used. */
  token: string;
  /** The name of one endpoint, or a word in the name, method or path of the endpoints to check. */
  only?: string;
  /** The timeout of a request, in milliseconds. @default 15000 */
  timeout?: number;
  /** Checks and reports extensions (endpoints and parts), but allows them to be missing. @default false */
  allowMissing?: boolean;
  /**
   * Tokens of other sign-ins of the same person, which the run ends: the first with `POST /user/logout`, the second
   * with `DELETE /user/sessions/{id}`.
   */
  spareTokens?: readonly string[];
  /**
   * The token of another person who shares no organization with the first. It is used to request everything of the
   * run. Without it, a person is invited to a second organization with a password, if the API allows it.
   */
  strangerToken?: string;
  /**
   * The token of a third person, who is invited to the organization of the run as a viewer. Without it, a viewer is
   * invited with a password, if the API allows it.
   */
  viewerToken?: string;
  /** The ID of a card of the person that isn't the main one. The run removes it. */
  spareCard?: string;
  /** Also ends every other sign-in of the person. @default false */
  signOutOthers?: boolean;
  /** Ends the sign-in of `token` itself, as the last request. @default false */
  logout?: boolean;
  /** The credentials of a person who can sign in with a password. */
  credentials?: { email: string; password: string };
  /** Ends the run early; everything it created is still deleted. */
  signal?: AbortSignal;
  /** Called when the server requires the client to wait. */
  onWait?: (seconds: number) => void;
}

/** Counts the verdicts and decides whether the backend conforms. */
export function summary(
  { allowMissing = false }: Options,
  found: Omit<Report, 'counts' | 'isConformant' | 'allowMissing'>,
): Report {
  const counts: Record<Verdict, number> = { passes: 0, without: 0, differs: 0, missing: 0, 'not run': 0 };
  for (const { verdict } of found.calls) counts[verdict] += 1;
  const isConformant = found.calls.every((call) => isEnough(call, allowMissing));
  return { ...found, counts, allowMissing, isConformant };
}

/** Whether a result is acceptable. Extensions can be missing if that is allowed, but existing ones must be right. */
function isEnough({ verdict, isExtension }: CallReport, allowMissing: boolean): boolean {
  if (verdict === 'passes' || verdict === 'not run') return true;
  return allowMissing && (verdict === 'without' || (verdict === 'missing' && isExtension));
}
