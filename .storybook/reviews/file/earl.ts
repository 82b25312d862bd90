import { z } from 'zod';
import { type CriterionId, criteria, understanding } from '../../accessibility/criteria.ts';
import {
  criterionIds,
  criterionTitle,
  limits,
  type Outcome,
  outcomes,
  type Review,
  type Verdict,
  visibleText,
} from '../review.ts';
import { isScreen } from '../subjects.ts';
import { readPicture } from './pictures.ts';

/** The prefixes of a review file. `console:` has the two properties that EARL and Dublin Core lack. */
const context = {
  earl: 'http://www.w3.org/ns/earl#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  console: 'urn:console:review#',
} as const;

const reviewId = '_:review';
const reviewerId = '_:reviewer';
const productId = '_:product';

/** The criterion in the text of WCAG 2.2. Its anchor is the same word as in the address of its explanation. */
export const specification = (id: CriterionId) =>
  understanding(id).replace(/^.*\/(.+)\.html$/, 'https://www.w3.org/TR/WCAG22/#$1');

const criterionAt = new Map(criterionIds.map((id) => [specification(id), id]));

const subjectAt = (id: string) => `urn:console:${isScreen(id) ? id : `story:${id}`}`;

/**
 * A review as EARL 1.0 in JSON-LD: the review, its author, the product, and one assertion for each verdict.
 *
 * @param titles what each subject is called, by its ID
 */
export function writeReview(
  { version, reviewer, date, verdicts }: Review,
  titles: ReadonlyMap<string, string>,
) {
  const file: ReviewFile = {
    '@context': context,
    '@graph': [
      {
        '@id': reviewId,
        '@type': 'foaf:Document',
        'dct:title': 'Accessibility review',
        'dct:creator': { '@id': reviewerId },
        'dct:date': date,
        'dct:subject': { '@id': productId },
      },
      { '@id': reviewerId, '@type': ['earl:Assertor', 'foaf:Agent'], 'foaf:name': reviewer },
      {
        '@id': productId,
        '@type': 'earl:Software',
        'dct:title': 'The console and @console/ui',
        'dct:hasVersion': version,
      },
      ...verdicts.map((verdict) => assertion(verdict, titles.get(verdict.story) ?? verdict.story)),
    ],
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function assertion(
  { story, criterion, verdict, note, reader, browser, picture }: Verdict,
  title: string,
): Assertion {
  return {
    '@type': 'earl:Assertion',
    'earl:assertedBy': { '@id': reviewerId },
    'earl:subject': {
      '@id': subjectAt(story),
      '@type': 'earl:TestSubject',
      'dct:title': title,
      'dct:isPartOf': { '@id': productId },
    },
    'earl:test': {
      '@id': specification(criterion),
      '@type': 'earl:TestCriterion',
      'dct:title': criterionTitle(criterion),
    },
    'earl:mode': { '@id': 'earl:manual' },
    'earl:result': {
      '@type': 'earl:TestResult',
      'earl:outcome': { '@id': `earl:${verdict}` },
      ...(note && { 'dct:description': note }),
      ...(reader && { 'console:screenReader': reader }),
      ...(browser && { 'console:browser': browser }),
      ...(picture && { 'foaf:depiction': { '@id': picture } }),
    },
  };
}

const text = (most: number) =>
  z
    .string()
    .max(most, `has more than ${most} characters`)
    .refine((value) => value === visibleText(value), 'has control characters');
const line = text(limits.name).refine(
  (value) => value.trim() !== '' && !/[\r\n\t]/.test(value),
  'must be one line that isn’t empty',
);
const reference = <Id extends string>(id: Id) => z.strictObject({ '@id': z.literal(id) });

const assertionShape = z.strictObject({
  '@type': z.literal('earl:Assertion'),
  'earl:assertedBy': reference(reviewerId),
  'earl:subject': z.strictObject({
    '@id': line,
    '@type': z.literal('earl:TestSubject'),
    'dct:title': line,
    'dct:isPartOf': reference(productId),
  }),
  'earl:test': z.strictObject({
    '@id': line,
    '@type': z.literal('earl:TestCriterion'),
    'dct:title': line,
  }),
  'earl:mode': reference('earl:manual'),
  'earl:result': z.strictObject({
    '@type': z.literal('earl:TestResult'),
    'earl:outcome': z.strictObject({ '@id': line }),
    'dct:description': text(limits.note).exactOptional(),
    'console:screenReader': line.exactOptional(),
    'console:browser': line.exactOptional(),
    'foaf:depiction': z.strictObject({ '@id': z.string() }).exactOptional(),
  }),
});

const fileShape = z.strictObject({
  '@context': z.strictObject({
    earl: z.literal(context.earl),
    dct: z.literal(context.dct),
    foaf: z.literal(context.foaf),
    console: z.literal(context.console),
  }),
  '@graph': z.tuple(
    [
      z.strictObject({
        '@id': z.literal(reviewId),
        '@type': z.literal('foaf:Document'),
        'dct:title': z.literal('Accessibility review'),
        'dct:creator': reference(reviewerId),
        'dct:date': z.iso.date('must be a day such as 2026-11-27'),
        'dct:subject': reference(productId),
      }),
      z.strictObject({
        '@id': z.literal(reviewerId),
        '@type': z.tuple([z.literal('earl:Assertor'), z.literal('foaf:Agent')]),
        'foaf:name': line,
      }),
      z.strictObject({
        '@id': z.literal(productId),
        '@type': z.literal('earl:Software'),
        'dct:title': z.literal('The console and @console/ui'),
        'dct:hasVersion': line,
      }),
    ],
    assertionShape,
  ),
});

type ReviewFile = z.infer<typeof fileShape>;
type Assertion = z.infer<typeof assertionShape>;

/** What a file is checked against. */
export interface Known {
  version: string;
  /** The IDs of all stories and screens. */
  subjects: ReadonlySet<string>;
  /** Today, such as `2026-11-27`. */
  today: string;
}

/** Either the review, or every reason why the file is refused, each a sentence. */
export type ReadReview = { review: Review; faults?: undefined } | { review?: undefined; faults: string[] };

/** Reads a file of the workbench. It trusts nothing in it: the file comes from outside of the repository. */
export function readReview(written: string, known: Known): ReadReview {
  if (written.length > limits.file) return refused(`The file is larger than ${limits.file / 1_000_000} MB.`);
  let json: unknown;
  try {
    json = JSON.parse(written);
  } catch {
    return refused('The file isn’t JSON, or it was cut off.');
  }
  const { data, error } = fileShape.safeParse(json);
  if (error) return refused(...error.issues.slice(0, 20).map(sentenceOf));

  const [{ 'dct:date': date }, { 'foaf:name': reviewer }, { 'dct:hasVersion': version }, ...assertions] =
    data['@graph'];
  if (version !== known.version)
    return refused(
      `The review is of version ${version}, but this is version ${known.version}. Test again with this version.`,
    );
  const faults: string[] = [];
  // People east of here can be a day ahead.
  if (Date.parse(date) > Date.parse(known.today) + dayInMs)
    faults.push(`The date ${date} is in the future. Check the clock of the reviewer’s computer.`);
  if (assertions.length === 0) faults.push('The review has no verdicts.');

  const seen = new Set<string>();
  const verdicts = assertions.flatMap((one, index) => {
    const where = `Assertion ${index + 1}`;
    const verdict = verdictOf(one, known.subjects);
    if (typeof verdict === 'string') {
      faults.push(`${where}: ${verdict}`);
      return [];
    }
    const key = `${verdict.story} ${verdict.criterion}`;
    if (seen.has(key))
      faults.push(`${where}: there are two verdicts about ${verdict.criterion} in ${verdict.story}.`);
    seen.add(key);
    return [verdict];
  });
  return faults.length > 0 ? { faults } : { review: { version, reviewer: reviewer.trim(), date, verdicts } };
}

const dayInMs = 86_400_000;

const refused = (...faults: string[]) => ({ faults });

function sentenceOf({ path, message }: z.core.$ZodIssue) {
  const [, index, ...rest] = path;
  const where =
    typeof index === 'number' && index > 2
      ? [`assertion ${index - 2}`, ...rest]
      : path.length === 0
        ? ['the file']
        : path;
  return `${where.join(' > ')}: ${message}`;
}

/** The verdict of an assertion, or what is wrong with it. */
function verdictOf(
  { 'earl:subject': subject, 'earl:test': test, 'earl:result': result }: Assertion,
  subjects: ReadonlySet<string>,
): Verdict | string {
  const story = subject['@id'].replace(/^urn:console:(story:)?/, '');
  if (!subjects.has(story) || subjectAt(story) !== subject['@id'])
    return `the list has no story or screen "${subject['@id']}".`;
  const criterion = criterionAt.get(test['@id']);
  if (!criterion) return `WCAG 2.2 has no criterion "${test['@id']}" of level A or AA.`;
  if (test['dct:title'] !== criterionTitle(criterion))
    return `the criterion ${criterion} is called "${criteria[criterion].name}", not "${test['dct:title']}".`;
  const outcome = result['earl:outcome']['@id'].replace(/^earl:/, '');
  if (!isOutcome(outcome) || `earl:${outcome}` !== result['earl:outcome']['@id'])
    return `"${result['earl:outcome']['@id']}" isn’t an outcome. Outcomes are ${Object.keys(outcomes).join(', ')}.`;
  const picture = result['foaf:depiction']?.['@id'];
  if (picture !== undefined) {
    const read = readPicture(picture);
    if (!read) return 'its picture isn’t a JPEG, PNG or WebP.';
    if (read.bytes.length > limits.picture) return `its picture has more than ${limits.picture / 1000} kB.`;
  }
  return {
    story,
    criterion,
    verdict: outcome,
    note: result['dct:description']?.trim() ?? '',
    ...(result['console:screenReader'] && { reader: result['console:screenReader'].trim() }),
    ...(result['console:browser'] && { browser: result['console:browser'].trim() }),
    ...(picture && { picture }),
  };
}

const isOutcome = (name: string): name is Outcome => Object.hasOwn(outcomes, name);
