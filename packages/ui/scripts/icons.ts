import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The icons of the library, named for what they depict, and the drawing of Lucide (ISC) of each. Icons that point along
 * the reading direction mirror in right-to-left. `node packages/ui/scripts/icons.ts` writes `src/icons`.
 */
const icons: Record<string, string | [name: string, way: 'mirrors']> = {
  Accessibility: 'accessibility',
  ArrowDown: 'arrow-down',
  ArrowUp: 'arrow-up',
  Ban: 'ban',
  Blocks: 'blocks',
  Building: 'building-complex',
  Calendar: 'calendar-days',
  ChartLine: 'chart-line',
  Check: 'check',
  ChevronDown: 'chevron-down',
  ChevronEnd: ['chevron-right', 'mirrors'],
  ChevronStart: ['chevron-left', 'mirrors'],
  ChevronsUpDown: 'chevrons-up-down',
  CircleAlert: 'circle-exclamation-point',
  CircleCheck: 'circle-check',
  CloudOff: 'cloud-off',
  Copy: 'copy',
  Download: 'download',
  Ellipsis: 'ellipsis',
  Hourglass: 'hourglass',
  Info: 'info',
  Languages: 'languages',
  List: 'list',
  ListFilter: 'list-filter',
  LogOut: ['log-out', 'mirrors'],
  MapPinOff: 'map-pin-off',
  Menu: 'menu',
  MessageCircleQuestion: 'message-circle-question-mark',
  Messages: 'messages-square',
  Minus: 'minus',
  PanelLeftClose: ['panel-left-close', 'mirrors'],
  PanelLeftOpen: ['panel-left-open', 'mirrors'],
  Pause: 'pause',
  Pencil: 'pencil',
  Phone: 'phone',
  PhoneIncoming: 'phone-incoming',
  Pin: 'pin',
  Play: 'play',
  Plus: 'plus',
  RotateCcw: 'rotate-ccw',
  RotateCw: 'rotate-cw',
  Search: 'search',
  Settings: 'settings',
  ShieldUser: 'shield-user',
  SunMoon: 'sun-moon',
  Table: 'table-2',
  Trash: 'trash',
  TriangleAlert: 'triangle-exclamation-point',
  Upload: 'upload',
  User: 'user-round',
  Users: 'users',
  Volume: 'volume-2',
  VolumeOff: 'volume-off',
  WifiOff: 'wifi-off',
  X: 'x',
};

/** The icons of notices and fields, in a module of their own, so that a page with a few fields doesn't load the rest. */
const basic = [
  'Check',
  'ChevronDown',
  'CircleAlert',
  'CircleCheck',
  'Info',
  'Languages',
  'Minus',
  'TriangleAlert',
  'X',
];

/**
 * The icons of the frame around the pages of a product: the sidebar, its links, and the state of the connection. In a
 * module of their own, so that the frame doesn't load the icons of the pages.
 */
const frame = [
  'Accessibility',
  'Blocks',
  'Building',
  'Calendar',
  'ChartLine',
  'ChevronEnd',
  'CloudOff',
  'LogOut',
  'Menu',
  'MessageCircleQuestion',
  'Messages',
  'PanelLeftClose',
  'PanelLeftOpen',
  'Phone',
  'Pin',
  'Plus',
  'Search',
  'Settings',
  'ShieldUser',
  'SunMoon',
  'User',
  'Users',
  'WifiOff',
];

const source = new URL('../esm/icons/', import.meta.resolve('lucide-react'));

type Shape = [element: string, attributes: Record<string, string>];

/** The files of the icons: each is one path, so that a page full of icons stays small and quick to draw. */
export async function writtenIcons() {
  const names = Object.keys(icons);
  return {
    'basic.ts': await written(basic),
    'frame.ts': await written(frame),
    'drawings.ts': await written(names.filter((name) => ![...basic, ...frame].includes(name))),
  };
}

async function written(names: string[]) {
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
    '// Written by scripts/icons.ts from the drawings of Lucide (ISC).',
    "import { iconFrom } from './Icon.tsx';",
    '',
    ...lines,
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
