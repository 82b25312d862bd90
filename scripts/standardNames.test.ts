import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { root } from './run.ts';

/** Private names in the code, each with the standard term that replaced it. */
const replaced: Record<string, string> = {
  Asked: 'Query, ListParams or RecordedRequest',
  Place: 'Location, Point or CellPosition',
  Standing: 'Membership',
  standingIn: 'membershipIn',
  Deed: 'AuditEntry',
  Purse: 'RateLimitBucket',
  mend: 'repairReply',
  blame: 'toFieldError',
  blaming: 'fieldErrorFor',
  longLane: 'slowQueryQueue',
  whoCares: 'assigneeColumns',
  speaksOf: 'assigneeColumns',
  Hands: 'ApiClient',
  hands: 'api or client',
  Ledger: 'WriteLog',
  Trial: 'CallResult',
  knock: 'ping',
  Desk: 'ChangeContext',
  Attempt: 'ChangeAction or NavigationAttempt',
  things: 'resources',
  crowd: 'overflow',
  crowds: 'overflow',
  bones: 'skeleton',
  Standin: 'StatusMessage',
  roomFor: 'availableColumns',
  patience: 'searchDebounce, requestTimeout, …',
  lazily: 'lazyWithRetry',
  soon: 'flushBeforeInput',
  valuesOf: 'a name with the subject in front, such as contactValuesOf',
  bareNumber: 'digitsOnly',
  drawerOnly: 'drawerOnlyClassName',
  DrawerBelow: 'DrawerBreakpoint',
  tooltipLook: 'tooltipClassName',
  SeekObstacle: 'SeekUnavailableReason',
  PlayerFacts: 'PlayerState',
  HostPaging: 'ServerPagination',
  OwnPaging: 'ClientPagination',
  sayProblem: 'describeProblem',
  sayFailure: 'describeFailure',
  necessity: 'requiredIndicator',
  isAlone: 'isStandalone',
  isFitted: 'fitContent',
  endWords: 'endLabel or endLabels',
  marksEdited: 'showEditedBadges',
  guardsChanges: 'warnOnUnsaved',
  onWeekIntent: 'onWeekPrefetch',
  chartContacts: 'series1',
  chartAppointments: 'series2',
  chartCalls: 'series3',
  CallInIcon: 'PhoneIncomingIcon',
  NoPlaceIcon: 'MapPinOffIcon',
  NoCloudIcon: 'CloudOffIcon',
};

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 24 })
  .split('\n')
  .filter((file) => /\.(?:tsx?|mjs|js)$/.test(file) && existsSync(join(root, file)));

test('no file has a replaced name', () => {
  const named = files.filter((file) => Object.hasOwn(replaced, basename(file).split('.')[0] ?? ''));
  expect(named).toEqual([]);
});

test('no declaration has a replaced name, except for deprecated aliases', () => {
  expect(files.flatMap((file) => replacedIn(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test.each([
  ['interface Asked {}', ['Asked']],
  ['type Place = string', ['Place']],
  ['const mend = 1', ['mend']],
  ['function knock() {}', ['knock']],
  ['const f = (crowd: number) => crowd', ['crowd']],
  ['const [bones] = []', ['bones']],
  ['interface Props { necessity: string }', ['necessity']],
  ['export { digitsOnly as bareNumber }', ['bareNumber']],
  ['interface Props { /** @deprecated Use `isStandalone`. */ isAlone?: boolean }', []],
  ['export { /** @deprecated */ digitsOnly as bareNumber }', []],
  ['/** @deprecated Use `ServerPagination`. */\nexport interface HostPaging {}', []],
  ['const f = ({ necessity, requiredIndicator = necessity }) => requiredIndicator', []],
  ['const f = ({ other: crowd }) => crowd', ['crowd']],
])('%s', (source, names) => {
  expect(replacedIn('a.tsx', source).map((found) => found.split(' ')[1])).toEqual(names);
});

interface Node {
  type: string;
  start: number;
  name?: string;
  [key: string]: unknown;
}

/** The fields of a node that hold the name that it declares. */
const declared: Record<string, string> = {
  VariableDeclarator: 'id',
  FunctionDeclaration: 'id',
  ClassDeclaration: 'id',
  TSInterfaceDeclaration: 'id',
  TSTypeAliasDeclaration: 'id',
  TSPropertySignature: 'key',
  TSMethodSignature: 'key',
  PropertyDefinition: 'key',
  MethodDefinition: 'key',
  ExportSpecifier: 'exported',
};

/** Replaced names that a file declares: `file name → standard term`. A destructured property keeps its name. */
function replacedIn(file: string, source: string) {
  const { program, comments } = parseSync(file, source);
  const deprecated = comments.filter(({ value }) => value.includes('@deprecated'));
  const isDeprecated = ({ start }: Node) =>
    deprecated.some(({ end }) => end <= start && source.slice(end, start).trim() === '');
  const found: string[] = [];
  const check = (node: unknown) => {
    const { name } = (node ?? {}) as Partial<Node>;
    if (name !== undefined && Object.hasOwn(replaced, name))
      found.push(`${file} ${name} → ${replaced[name]}`);
  };
  const visit = (node: unknown) => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isNode(node) || (node.type === 'ExportNamedDeclaration' && isDeprecated(node))) return;
    const field = declared[node.type];
    if (field && !isDeprecated(node)) check(node[field]);
    if (Array.isArray(node['params'])) node['params'].forEach(check);
    if (node.type === 'ArrayPattern') (node['elements'] as unknown[]).forEach(check);
    if (node.type === 'Property' && node['shorthand'] === false) {
      const value = node['value'] as Node;
      if (isPattern.has(node)) check(value.type === 'AssignmentPattern' ? value['left'] : value);
    }
    if (node.type === 'ObjectPattern')
      for (const property of node['properties'] as Node[]) isPattern.add(property);
    Object.values(node).forEach(visit);
  };
  const isPattern = new Set<Node>();
  visit(program);
  return found;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
