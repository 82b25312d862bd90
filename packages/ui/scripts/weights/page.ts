import { everyName, type Own, six, weighAll, weighOwn } from './own.ts';
import { peers } from './peers.ts';
import { type Weight, weigh } from './weigh.ts';

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const cells = ({ script, styles }: Weight) => `${kB(script)} | ${kB(styles)} | ${kB(script + styles)}`;

/** What every page of the library has: the language and the theme. */
const root = 'UIProvider';

/** How a row of ours is called. */
export const nameOf = ({ names }: Own) => `**\`@console/ui\`**: ${names.join(', ')}`;

/** One of the six with what every page has, so that themes are counted on both sides. */
export const weighOne = ({ names }: Own) => weighOwn([root, ...names]);

/** The page of sizes, measured now. `folder` is where the packages of others are installed. */
export async function writtenSizes(folder: string, version: (name: string, from: string) => string) {
  return [...head(version), ...(await besideOthers(folder, version)), ...(await everyPart())].join('\n');
}

function head(version: (name: string, from: string) => string) {
  const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date());
  return [
    '# Sizes',
    '',
    `Written by \`npm run sizes -- -u\` on ${today} with esbuild ${version('esbuild', import.meta.dirname)}. What a page has to load`,
    'for a part of the library, in kB of 1,000 bytes after gzip: scripts, and styles in files of their own. React and React',
    'DOM are not counted, whoever needs them; everything else is, what a package brings along too. Each page is one that',
    'imports the names and uses them, small names, production, nothing split off but what is fetched later by itself.',
    'Sizes that may not be exceeded stand in `.size-limit.js`, and `npm test` holds them.',
    '',
  ];
}

async function besideOthers(folder: string, version: (name: string, from: string) => string) {
  const lines = [
    '## The six beside others',
    '',
    'Ours are counted with `UIProvider`, which brings the theme, and with the words of all languages. Libraries differ in',
    'what they do: a smaller one may leave more to you, as one that draws nothing does. Those without styles of their own',
    'write them from script. Those that are copied into a project as source, such as shadcn/ui, have no size.',
    '',
  ];
  for (const component of new Set(six.map((own) => own.component))) {
    lines.push(`### ${component}`, '', '| | Version | Scripts | Styles | Both |', '|---|---|---|---|---|');
    for (const own of six.filter((one) => one.component === component))
      lines.push(
        `| ${nameOf(own)} | ${version('@console/ui', import.meta.dirname)} | ${cells(await weighOne(own))} |`,
      );
    for (const { name, packages, source } of peers[component] ?? []) {
      const [first = ''] = Object.keys(packages);
      lines.push(`| ${name} | ${version(first, folder)} | ${cells(await weigh(source, folder))} |`);
    }
    lines.push('');
  }
  return lines;
}

async function everyPart() {
  const kept = ['en-US', 'he-IL'];
  const lines = [
    '## Every part',
    '',
    'Alone, each by its own door. What two share, such as react-aria, is counted with each and loaded once: a page with all',
    'of them weighs the last row, not the sum.',
    '',
    '| | Scripts | Styles | Both |',
    '|---|---|---|---|',
  ];
  for (const name of await everyName()) lines.push(`| \`${name}\` | ${cells(await weighOwn([name]))} |`);
  lines.push(
    `| an icon | ${cells(await weighOwn(['PhoneIcon']))} |`,
    `| all of \`@console/ui\`, react-aria's words in two languages | ${cells(await weighAll(kept))} |`,
    `| all of \`@console/ui\` | ${cells(await weighAll())} |`,
    '',
  );
  return lines;
}
