import { Problem, type ProblemSlug, problemSlug, problems } from '@console/contract';
import type { Answer } from '../client.ts';
import { expectPart } from '../ledger.ts';
import type { Trial } from '../trial.ts';

/** A refusal is written as `application/problem+json` with the type that stands for its reason. */
export function expectProblem({ ledger }: Trial, answer: Answer, slug: ProblemSlug, what: string) {
  const { status } = problems[slug];
  if (answer.status !== status) {
    expectPart(ledger, 'problem', false, `${what} is answered ${answer.status} instead of ${status}`);
    return undefined;
  }
  const problem =
    answer.type === 'application/problem+json' ? Problem.safeParse(answer.json).data : undefined;
  const isRight = problem?.status === status && problemSlug(problem.type) === slug;
  expectPart(ledger, 'problem', isRight, `${what} is no problem+json of the type ${slug}`);
  return isRight ? problem : undefined;
}
