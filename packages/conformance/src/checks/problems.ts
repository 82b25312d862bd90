import { FieldError, Problem, type ProblemSlug, problemSlug, problems } from '@console/contract';
import { z } from 'zod';
import type { CallResult } from '../callResult.ts';
import type { Answer } from '../client.ts';
import { expectPart } from '../writeLog.ts';

/** A problem whose field errors can have no codes or other codes: a missing part, not a difference. */
const AnyProblem = Problem.extend({
  errors: z.array(FieldError.extend({ code: z.string().optional() })).optional(),
});
export type AnyProblem = z.infer<typeof AnyProblem>;

/** The problem in the body of a response; undefined if there is none. */
export const problemIn = (json: unknown): AnyProblem | undefined => AnyProblem.safeParse(json).data;

/** An error is sent as `application/problem+json` with the type for its reason. */
export function expectProblem({ ledger }: CallResult, answer: Answer, slug: ProblemSlug, what: string) {
  const { status } = problems[slug];
  if (answer.status !== status) {
    expectPart(ledger, 'problem', false, `${what} is answered ${answer.status} instead of ${status}`);
    return undefined;
  }
  const problem = answer.type === 'application/problem+json' ? problemIn(answer.json) : undefined;
  const isRight = problem?.status === status && problemSlug(problem.type) === slug;
  expectPart(ledger, 'problem', isRight, `${what} is no problem+json of the type ${slug}`);
  return isRight ? problem : undefined;
}
