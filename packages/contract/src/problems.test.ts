import { expect, test } from 'vitest';
import { Problem, type ProblemSlug, problemSlug, problems, problemType } from './problems.ts';

test('a type maps back to its slug, and an unknown type to undefined', () => {
  for (const slug of Object.keys(problems) as ProblemSlug[])
    expect(problemSlug(problemType(slug))).toBe(slug);
  expect(problemSlug('about:blank')).toBeUndefined();
  expect(problemSlug('urn:console:problem:toString')).toBeUndefined();
});

test('only unauthenticated has the status 401, because a 401 signs people out', () => {
  const slugs = Object.entries(problems).filter(([, { status }]) => status === 401);
  expect(slugs.map(([slug]) => slug)).toEqual(['unauthenticated']);
});

test('parsing a problem keeps its field errors and drops unknown fields', () => {
  const problem = {
    type: problemType('validation'),
    ...problems.validation,
    errors: [{ path: 'name', code: 'too-long' as const, limit: 200, message: 'Too big' }],
  };
  expect(Problem.parse({ ...problem, stack: 'at line 1' })).toEqual(problem);
});
