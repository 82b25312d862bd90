import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from './run.ts';

const ui = 'packages/ui/src';
const feature = 'app/src/features/channels';
const resource = 'packages/server/src/resources/channels';

/** A file, and a line that crosses an import boundary there. */
const violations: [file: string, line: string][] = [
  ['packages/contract/src/channels.ts', "import 'fastify';"],
  ['packages/contract/src/channels.ts', "import '../../server/src/app.ts';"],
  ['packages/contract/src/rules/phone.ts', "import 'zod';"],
  ['packages/contract/src/rules/phone.ts', "import '../channels.ts';"],
  ['packages/conformance/src/run.ts', "import '../../server/src/app.ts';"],
  ['packages/conformance/src/run.ts', "import 'fastify';"],
  ['packages/conformance/src/cases/contacts.ts', "import '@console/ui';"],
  ['packages/conformance/src/run.ts', 'export {};\n'.repeat(301)],
  ['packages/server/src/app.ts', "import 'react';"],
  ['packages/server/src/app.ts', "import '@console/ui';"],
  ['packages/server/src/api/serve.ts', "import '../resources/channels/channels.queries.ts';"],
  ['packages/server/src/api/serve.ts', "import { findSession } from '../identity/sessions.ts';"],
  [`${resource}/channels.queries.ts`, "import type { FastifyInstance } from 'fastify';"],
  [`${resource}/channels.queries.ts`, "import '../../api/serve.ts';"],
  [`${resource}/channels.queries.ts`, "import './channels.routes.ts';"],
  [`${resource}/channels.routes.ts`, "import '../phones/phones.queries.ts';"],
  [`${ui}/theme/style.ts`, "import 'react';"],
  [`${ui}/theme/style.ts`, "import '../components/Button/index.ts';"],
  [`${ui}/locale/defineStrings.ts`, "import '../components/Button/index.ts';"],
  [`${ui}/formContext/formContext.ts`, "import '../components/Form/index.ts';"],
  [`${ui}/components/Dialog/Dialog.tsx`, "import '../Button/Button.tsx';"],
  [`${ui}/components/Dialog/Dialog.tsx`, "import './Dialog.accessibility.ts';"],
  [`${ui}/components/Dialog/Dialog.tsx`, "import '@console/contract';"],
  [`${ui}/components/Dialog/Dialog.tsx`, "import '../../../../../app/src/paths.ts';"],
  [`${ui}/components/Dialog/Dialog.tsx`, "await fetch('/api');"],
  [
    `${feature}/channels.api.ts`,
    "import { Channel } from '@console/contract';\nexport const used = Channel;",
  ],
  [`${feature}/channels.api.ts`, "import '@console/ui';"],
  [`${feature}/channels.api.ts`, "import './list/ChannelsScreen.tsx';"],
  [`${feature}/channels.api.ts`, "import '../../core/router/index.ts';"],
  [`${feature}/channels.queries.ts`, "import '@console/ui';"],
  [`${feature}/channels.queries.ts`, "import '../calls/sessions.api.ts';"],
  [`${feature}/list/ChannelsScreen.tsx`, "import '../channels.api.ts';"],
  [`${feature}/list/ChannelsScreen.tsx`, "import type { Channel } from '@console/contract';"],
  [`${feature}/list/ChannelsScreen.tsx`, "import '../../../routes.ts';"],
  [`${feature}/list/ChannelsScreen.tsx`, "import '../../calls/call.ts';"],
  [`${feature}/list/ChannelsScreen.tsx`, "import '@tanstack/react-query';"],
  [`${feature}/list/ChannelRow.tsx`, "import '../../../core/http/call.ts';"],
  ['app/src/core/http/call.ts', "import '@tanstack/react-query';"],
  ['app/src/core/http/call.ts', "import '../../features/channels/index.ts';"],
  ['app/src/core/account/access.queries.ts', "import '../../features/channels/index.ts';"],
  ['app/src/core/lists/useList.ts', "import '../../shell/Shell.tsx';"],
  ['app/src/routes.ts', "import './features/channels/channels.api.ts';"],
  ['app/src/shell/Shell.tsx', "import '../features/channels/channels.api.ts';"],
  ['app/src/shell/Shell.tsx', "import '../core/http/session.ts';"],
  ['app/src/routes.ts', "import './core/http/session.ts';"],
  ['app/src/shell/Navigation.tsx', "import '../core/account/settings.api.ts';"],
  ['app/src/paths.ts', "import './routes.ts';"],
  ['app/src/features/auth/login/Login.tsx', "import '@tanstack/react-query';"],
  ['app/src/features/auth/login/Login.tsx', "import '../../../core/router/index.ts';"],
  ['app/src/core/forms/useSaving.ts', "import '../account/settings.api.ts';"],
  ['app/src/core/forms/useSaving.ts', "import '@tanstack/react-query';"],
  ['app/src/core/forms/useSaving.ts', "import '../../features/channels/index.ts';"],
  [
    'app/src/core/forms/LeaveGuard.tsx',
    "import { useRouter } from '../router/index.ts';\nexport const used = useRouter;",
  ],
  ['app/src/popups/subscribe.tsx', "import '../core/account/settings.api.ts';"],
  ['app/src/popups/subscribe.tsx', "import '../core/router/index.ts';"],
  ['app/src/popups/openPopup.ts', "import '@tanstack/react-query';"],
  ['app/src/popups/signals.ts', "import '../features/settings/index.ts';"],
  // Other rules of the layers.
  [`${ui}/components/Dialog/Dialog.css.ts`, 'export const side = { marginLeft: 1 };'],
  [`${ui}/components/Dialog/Dialog.css.ts`, "export const side = { textAlign: 'left' };"],
  [`${ui}/components/Dialog/Dialog.tsx`, 'export const Said = () => <p>Are you sure?</p>;'],
  [`${ui}/components/Dialog/Dialog.tsx`, 'export interface Props {\n  isOpen?: boolean;\n}'],
  [`${feature}/list/ChannelsScreen.tsx`, 'export {};\n'.repeat(201)],
];

/** A file, and a line that is allowed there. */
const allowed: [file: string, line: string][] = [
  ['packages/contract/src/channels.ts', "import 'zod';\nimport './rules/index.ts';"],
  [
    'packages/conformance/src/cases/contacts.ts',
    "import 'node:util';\nimport 'node:timers/promises';\nimport 'zod';\nimport '@console/contract/rules';\nimport '../world.ts';\nimport '../checks/good.ts';",
  ],
  [
    `${resource}/channels.queries.ts`,
    "import 'kysely';\nimport '../../database/open.ts';\nimport '../../api/permissions.ts';",
  ],
  [`${resource}/channels.routes.ts`, "import '@console/contract';\nimport '../../api/serve.ts';"],
  [
    `${ui}/components/Dialog/Dialog.tsx`,
    "import 'react-aria-components';\nimport '../../theme/style.ts';\nimport '../Button/index.ts';",
  ],
  [
    `${ui}/components/DateTimeField/DateTimeField.accessibility.ts`,
    "import '../DateField/DateField.accessibility.ts';\nimport '../../../../../.storybook/accessibility/everyStory.ts';",
  ],
  [`${ui}/components/Dialog/Dialog.css.ts`, 'export const side = { marginInlineStart: 1 };'],
  [`${ui}/components/Dialog/Dialog.tsx`, 'export interface Props {\n  isOpen?: boolean | undefined;\n}'],
  [
    `${feature}/channels.api.ts`,
    "import type { Channel } from '@console/contract';\nimport '@console/contract/rules';\nimport '../../core/http/call.ts';\nexport type Used = Channel;",
  ],
  [
    `${feature}/list/channelList.queries.ts`,
    "import '@tanstack/react-query';\nimport '../channels.api.ts';\nimport '../../calls/index.ts';",
  ],
  [
    `${feature}/list/ChannelsScreen.tsx`,
    "import '@console/contract/rules';\nimport '@console/ui';\nimport '../form/index.ts';\nimport '../../calls/index.ts';\nimport '../../../paths.ts';",
  ],
  [
    'app/src/core/forms/LeaveGuard.tsx',
    "import type { Router } from '../router/index.ts';\nimport '../http/session.ts';\nimport '../http/errors.ts';\nimport '../http/failures.ts';\nexport type Used = Router;",
  ],
  [
    'app/src/popups/showPopup.tsx',
    "import '@console/ui';\nimport '../core/i18n/index.ts';\nimport '../core/preferences/preferences.ts';",
  ],
];

const place = mkdtempSync(join(tmpdir(), 'console-boundaries-'));
let complaints: Record<string, string[]>;

beforeAll(() => {
  for (const file of ['biome.json', 'scripts/lint'])
    cpSync(join(root, file), join(place, file), { recursive: true });
  for (const [index, [file, line]] of violations.entries()) plant(`bad${index}`, file, line);
  for (const [index, [file, line]] of allowed.entries()) plant(`good${index}`, file, line);
  complaints = lint();
});

afterAll(() => rmSync(place, { recursive: true, force: true }));

describe('a violation is reported', () => {
  test.each(violations.map(([file, line], index) => ({ file, line: line.slice(0, 60), index })))(
    '$file: $line',
    ({ file, index }) => {
      expect(complaints[planted(`bad${index}`, file)]).toContainEqual(expect.stringMatching(boundary));
    },
  );
});

describe('an allowed import isn’t reported', () => {
  test.each(allowed.map(([file], index) => ({ file, index })))('$file', ({ file, index }) => {
    expect(
      complaints[planted(`good${index}`, file)]?.filter((complaint) => boundary.test(complaint)) ?? [],
    ).toEqual([]);
  });
});

const boundary = /docs\/architecture\.md|noRestrictedGlobals|noJsxLiterals|noExcessiveLinesPerFile/;

/** The path with a unique file name, so that each violation is in its own file. */
function planted(mark: string, file: string) {
  const depth = file.lastIndexOf('/') + 1;
  const [stem = '', ...suffixes] = file.slice(depth).split('.');
  // routes.ts, Shell.tsx and paths.ts are restricted by their exact name; the others by their folder or ending.
  const isExact = ['routes', 'Shell', 'paths'].includes(stem);
  return isExact ? file : `${file.slice(0, depth)}${mark}${stem}.${suffixes.join('.')}`;
}

function plant(mark: string, file: string, line: string) {
  const path = join(place, planted(mark, file));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${line}\n`, { flag: 'a' });
}

/** Biome's diagnostics for the planted files, by file, with rule and message. */
function lint(): Record<string, string[]> {
  const report = join(place, 'report.json');
  const args = [
    'lint',
    '.',
    '--vcs-enabled=false',
    '--max-diagnostics=none',
    '--reporter=json',
    `--reporter-file=${report}`,
  ];
  try {
    execFileSync(join(root, 'node_modules/.bin/biome'), args, { cwd: place, stdio: 'ignore' });
  } catch {
    // Biome exits with 1 if it reports anything, which is expected here.
  }
  const {
    diagnostics,
  }: { diagnostics: { category: string; message: string; location: { path: string } }[] } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  const byFile = Map.groupBy(diagnostics, ({ location }) => location.path);
  return Object.fromEntries(
    [...byFile].map(([path, found]) => [
      path,
      found.map(({ category, message }) => `${category}: ${message}`),
    ]),
  );
}
