import { claimsOf } from './accessibility.ts';
import { reviewed } from './components.ts';
import { type Criterion, criteria } from './criteria.ts';
import { speechOf } from './speech.ts';

/** The five statuses and their meaning. */
export const statuses = {
  Tested: 'Automated tests check stories and keys, and a person has tested it with a screen reader.',
  'Partially tested': 'Automated tests check stories and keys; nobody has tested it with a screen reader.',
  'Manually tested': 'A person has tested it with a screen reader; no automated test checks its stories.',
  'Not tested': 'No automated or manual tests.',
  'Not available': 'A part of other components without its own story: it is tested as a part of them.',
} as const;

export interface ComponentStatus {
  name: string;
  status: keyof typeof statuses;
  /** It has stories, which axe and the media checks test. */
  hasStories: boolean;
  hasKeys: boolean;
  /** The ID of its accessibility page, or else of its docs. */
  page: string | undefined;
  /** "A 12 of 13, AA 9 of 9": supported of the claimed criteria. */
  level: string;
  speech: string;
  manual: string;
}

const folders = import.meta.glob('../../packages/ui/src/components/*/index.ts');
const stories = import.meta.glob('../../packages/ui/src/components/*/*.stories.tsx');
const keys = import.meta.glob('../../packages/ui/src/components/*/*.keyboard.json');

/** ST-40: every component of the library, from the component folders and the modules of the accessibility pages. */
export const componentStatuses: readonly ComponentStatus[] = namesIn(folders).map((name) => {
  const statement = reviewed.find((component) => component.name === name);
  const hasStories = namesIn(stories).includes(name);
  const manual = statement?.manual ?? 'never';
  return {
    name,
    status: statusOf(hasStories, manual !== 'never'),
    hasStories,
    hasKeys: namesIn(keys).includes(name),
    page: hasStories
      ? `components-${name.toLowerCase()}--${statement ? 'accessibility' : 'docs'}`
      : undefined,
    level: statement ? `${met(statement.criteria, 'A')}, ${met(statement.criteria, 'AA')}` : 'no statement',
    speech: heard(name),
    manual: manual === 'never' ? 'never' : `${manual.date}, ${manual.reader}`,
  };
});

function namesIn(files: Record<string, unknown>) {
  return [...new Set(Object.keys(files).map((path) => path.split('/').at(-2) ?? ''))].sort();
}

function statusOf(hasStories: boolean, isManual: boolean): keyof typeof statuses {
  if (!hasStories) return isManual ? 'Manually tested' : 'Not available';
  return isManual ? 'Tested' : 'Partially tested';
}

function met(claims: Parameters<typeof claimsOf>[0], level: Criterion['level']) {
  const claimed = claimsOf(claims).filter(([id]) => criteria[id].level === level);
  const supported = claimed.filter(([, { claim }]) => claim === 'Supports');
  return `${level} ${supported.length} of ${claimed.length}`;
}

function heard(name: string) {
  const kinds = (['simulated', 'recorded'] as const).filter((kind) =>
    ['en', 'he'].some((language) => speechOf(kind, name, language)),
  );
  return kinds.length > 0 ? kinds.join(', ') : 'not tested';
}
