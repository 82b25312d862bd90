import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The icons of the library: what one says here, and which of Lucide's (ISC) is drawn. Those that point along the
 * reading direction mirror in right-to-left. `node packages/ui/scripts/icons.ts` writes `src/icons`.
 */
const icons: Record<string, string | [name: string, way: 'mirrors']> = {
  Add: 'plus',
  Alert: 'circle-exclamation-point',
  ArrowDown: 'arrow-down',
  ArrowUp: 'arrow-up',
  Calendar: 'calendar-days',
  CallIn: 'phone-incoming',
  Cancelled: 'ban',
  Check: 'check',
  ChevronDown: 'chevron-down',
  ChevronEnd: ['chevron-right', 'mirrors'],
  ChevronStart: ['chevron-left', 'mirrors'],
  Close: 'x',
  Copy: 'copy',
  Dashboard: 'chart-line',
  Delete: 'trash',
  Download: 'download',
  Edit: 'pencil',
  Filter: 'list-filter',
  Forward: 'rotate-cw',
  Info: 'info',
  Integrations: 'blocks',
  Languages: 'languages',
  List: 'list',
  Logout: ['log-out', 'mirrors'],
  Menu: 'menu',
  Mixed: 'minus',
  More: 'ellipsis',
  NoCloud: 'cloud-off',
  NoPlace: 'map-pin-off',
  Offline: 'wifi-off',
  Organization: 'building-complex',
  Panel: ['panel-left-close', 'mirrors'],
  PanelOpen: ['panel-left-open', 'mirrors'],
  Pause: 'pause',
  People: 'users',
  Permissions: 'shield-user',
  Person: 'user-round',
  Phone: 'phone',
  Pin: 'pin',
  Play: 'play',
  Questions: 'message-circle-question-mark',
  Retry: 'rotate-cw',
  Rewind: 'rotate-ccw',
  Search: 'search',
  Sessions: 'messages-square',
  Settings: 'settings',
  Sort: 'chevrons-up-down',
  Subtract: 'minus',
  Success: 'circle-check',
  Table: 'table-2',
  Theme: 'sun-moon',
  Waiting: 'hourglass',
  Warning: 'triangle-exclamation-point',
};

/** What notices and fields draw, in a module of their own: a page of a few fields need not bring the others along. */
const basic = ['Alert', 'Check', 'ChevronDown', 'Close', 'Info', 'Languages', 'Mixed', 'Success', 'Warning'];

const source = new URL('../esm/icons/', import.meta.resolve('lucide-react'));

type Shape = [element: string, attributes: Record<string, string>];

/** The files of the icons: each is one path, so that a page full of icons stays small and quick to draw. */
export async function writtenIcons() {
  const names = Object.keys(icons);
  return {
    'basic.ts': await written(basic),
    'index.ts': await written(
      names.filter((name) => !basic.includes(name)),
      ["export * from './basic.ts';", "export type { IconProps } from './Icon.tsx';"],
    ),
  };
}

async function written(names: string[], exports: string[] = []) {
  const lines = await Promise.all(
    names.map(async (name) => {
      const [file, way] = [icons[name] ?? []].flat();
      const { __iconData: data } = await import(new URL(`${file}.mjs`, source).href);
      const path = data.node.map(pathOf).join('');
      const call = `iconFrom('${path}'${way ? ', { mirrors: true }' : ''})`;
      return `export const ${name}Icon = /* @__PURE__ */ ${call};`;
    }),
  );
  const text = [
    '// Written by scripts/icons.ts from the drawings of Lucide (ISC): an icon is named for what it says here.',
    "import { iconFrom } from './Icon.tsx';",
    '',
    ...lines,
    ...exports,
    '',
  ].join('\n');
  return execFileSync('biome', ['format', '--stdin-file-path=icons.ts'], { input: text, encoding: 'utf8' });
}

/** A shape of SVG as a path that can follow another one. */
function pathOf([element, attributes]: Shape) {
  const { key: _, ...rest } = attributes;
  const numbers = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, Number(value)]));
  const { x = 0, y = 0, width = 0, height = 0, rx = 0, cx = 0, cy = 0, r = 0 } = numbers;
  // A relative move would begin where the path before ends.
  if (element === 'path') return (rest['d'] ?? '').replace(/^m/, 'M0 0m');
  if (element === 'circle') return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  if (element === 'line') return `M${rest['x1']} ${rest['y1']}L${rest['x2']} ${rest['y2']}`;
  if (element === 'rect') {
    const corner = (toX: number, toY: number) => (rx > 0 ? `a${rx} ${rx} 0 0 1 ${toX} ${toY}` : '');
    const [across, down] = [width - 2 * rx, height - 2 * rx];
    return (
      `M${x + rx} ${y}h${across}${corner(rx, rx)}v${down}${corner(-rx, rx)}` +
      `h${-across}${corner(-rx, -rx)}v${-down}${corner(rx, -rx)}z`
    );
  }
  throw new Error(`An icon has a <${element}>, which is not known to be a path yet.`);
}

if (import.meta.main) {
  for (const [file, text] of Object.entries(await writtenIcons())) {
    writeFileSync(join(import.meta.dirname, '../src/icons', file), text);
  }
}
