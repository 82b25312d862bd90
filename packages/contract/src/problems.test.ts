import { expect, test } from 'vitest';
import { Problem, type ProblemSlug, problemSlug, problems, problemType } from './problems.ts';

test('a type leads back to its slug, and a foreign type to none', () => {
  for (const slug of Object.keys(problems) as ProblemSlug[])
    expect(problemSlug(problemType(slug))).toBe(slug);
  expect(problemSlug('about:blank')).toBeUndefined();
  expect(problemSlug('urn:console:problem:toString')).toBeUndefined();
});

test('401 means one thing only, because it signs people out', () => {
  const slugs = Object.entries(problems).filter(([, { status }]) => status === 401);
  expect(slugs.map(([slug]) => slug)).toEqual(['unauthenticated']);
});

test('a problem keeps its field errors and drops what it should not carry', () => {
  const problem = {
    type: problemType('validation'),
    ...problems.validation,
    errors: [{ path: 'name', code: 'too-long' as const, limit: 200, message: 'Too big' }],
  };
  expect(Problem.parse({ ...problem, stack: 'at line 1' })).toEqual(problem);
});
