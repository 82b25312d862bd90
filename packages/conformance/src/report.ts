/** What our API has beyond its specification. A backend can do without; it is told what it lacks. */
export const parts = ['etag', 'if-match', 'idempotency', 'paging', 'sort', 'search', 'problem'] as const;
export type Part = (typeof parts)[number];

/** Something of ours that a call does without. */
export interface Lack {
  part: Part;
  how: string;
}

/** Something that could not be looked at in a call whose other checks were made. */
export interface NotChecked {
  /** As `that a stranger is kept out`. */
  what: string;
  why: string;
}

/**
 * How a call fared: `passes` whole; `without` parts of ours, with nothing wrong else; `differs` from the
 * contract; `missing`: 404, 405 or 501 where it should be; `not run`, with the reason.
 */
export type Verdict = 'passes' | 'without' | 'differs' | 'missing' | 'not run';

/** One call of the contract, as the backend answers it. */
export interface CallReport {
  /** Its name in the contract, as `createContact`. */
  name: string;
  method: string;
  path: string;
  /** A call of ours that the specification does not name. */
  isExtension: boolean;
  verdict: Verdict;
  /** How many things were looked at. */
  checks: number;
  differs: string[];
  without: Lack[];
  notChecked: NotChecked[];
  /** Why the good case was not tried. */
  notRun?: string;
}

/** Everything that was found. */
export interface Report {
  server: string;
  startedAt: string;
  seconds: number;
  /** How many requests were sent. */
  requests: number;
  /** Whether our extensions were allowed to be missing. */
  allowMissing: boolean;
  /** Whether nothing was found that is not allowed. */
  isConformant: boolean;
  counts: Record<Verdict, number>;
  calls: CallReport[];
  /** What was made or changed and could not be put back. */
  leftovers: string[];
}

/** What to check, and how. */
export interface Options {
  /** Where the API begins, as `https://example.com/api`. */
  server: string;
  /** The bearer token of a person who may be used for this. */
  token: string;
  /** The name of one call, or a word: only calls with it in their name, method or path. */
  only?: string;
  /** How long one answer may take, in milliseconds. @default 15000 */
  timeout?: number;
  /** What is our extension, calls and parts, is tried and told, and may be missing. @default false */
  allowMissing?: boolean;
  /**
   * Tokens of other sign-ins of the same person that may be used up: the first by `POST /user/logout`, the
   * second by `DELETE /user/sessions/{id}`.
   */
  spareTokens?: readonly string[];
  /**
   * The token of another person, who shares no organization with the first: everything of the run is asked for
   * with it. Without one, a person is invited to a second organization with a password, where the API allows it.
   */
  strangerToken?: string;
  /**
   * The token of another person again, who is invited to the organization of the run as a viewer. Without one, a
   * viewer is invited with a password, where the API allows it.
   */
  viewerToken?: string;
  /** Also ends every other sign-in of the person. @default false */
  signOutOthers?: boolean;
  /** Ends `token` itself as the very last call. @default false */
  logout?: boolean;
  /** Someone who can sign in with a password. */
  credentials?: { email: string; password: string };
  /** Ends early; what was made is deleted all the same. */
  signal?: AbortSignal;
  /** Hears of a server that asks to wait. */
  onWait?: (seconds: number) => void;
}

/** Counts the verdicts and judges the whole. */
export function summary(
  { allowMissing = false }: Options,
  found: Omit<Report, 'counts' | 'isConformant' | 'allowMissing'>,
): Report {
  const counts: Record<Verdict, number> = { passes: 0, without: 0, differs: 0, missing: 0, 'not run': 0 };
  for (const { verdict } of found.calls) counts[verdict] += 1;
  const isConformant = found.calls.every((call) => isEnough(call, allowMissing));
  return { ...found, counts, allowMissing, isConformant };
}

/** What is our extension may be missing when that is allowed; what is there must be right all the same. */
function isEnough({ verdict, isExtension }: CallReport, allowMissing: boolean): boolean {
  if (verdict === 'passes' || verdict === 'not run') return true;
  return allowMissing && (verdict === 'without' || (verdict === 'missing' && isExtension));
}
