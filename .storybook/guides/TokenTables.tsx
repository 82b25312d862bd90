import { darkMore, lightMore } from '../../packages/ui/src/theme/colors.ts';
import { contrast, needs } from '../../packages/ui/src/theme/contrast.ts';
import { type Colors, dark, light, vars } from '../../packages/ui/src/theme/index.ts';
import { scale, shadow, still, touch } from '../../packages/ui/src/theme/scale.ts';
import { colorGroups, scaleGroups } from '../../packages/ui/src/theme/tokenGroups.ts';
import { ReviewTable } from '../accessibility/ReviewTable.tsx';

type Role = keyof Colors;

const themes: Record<string, Colors> = {
  Light: light,
  Dark: dark,
  'Light, more contrast': { ...light, ...lightMore },
  'Dark, more contrast': { ...dark, ...darkMore },
};

/** The custom property behind a token, as code: `--console-color-text`. */
const property = (variable: string) => `\`${variable.slice('var('.length, -1)}\``;

/** Every color with its purpose and its value in each theme. */
export function ColorTables() {
  return Object.entries(colorGroups).map(([group, purposes]) => (
    <section key={group}>
      <h3>{group}</h3>
      <ReviewTable
        heads={['Token', 'For', ...Object.keys(themes)]}
        rows={Object.entries(purposes).map(([role, purpose]) => [
          property(vars.color[role as Role]),
          purpose,
          ...Object.values(themes).map((theme) => <Swatch key={role} color={theme[role as Role]} />),
        ])}
      />
    </section>
  ));
}

function Swatch({ color }: { color: string }) {
  return (
    <>
      <span className="guide-swatch" style={{ background: color }} /> <code>{color}</code>
    </>
  );
}

/** The contrast of the color pairs that the theme tests check. */
export function ContrastTable() {
  return (
    <ReviewTable
      heads={['Foreground', 'Background', 'Minimum', ...Object.keys(themes).map((name) => `${name}: lowest`)]}
      rows={needs.map(([front, grounds, least]) => [
        `\`${front}\``,
        grounds.join(', '),
        `${least}:1`,
        ...Object.values(themes).map((theme) => (
          <Pair key={front} theme={theme} front={front} grounds={grounds} />
        )),
      ])}
    />
  );
}

/** The background with the lowest contrast, with a sample. */
function Pair({ theme, front, grounds }: { theme: Colors; front: Role; grounds: Role[] }) {
  const [lowest] = grounds
    .map((ground) => ({ ground, ratio: contrast(theme[front], theme[ground]) }))
    .sort((one, other) => one.ratio - other.ratio);
  if (!lowest) return null;
  return (
    <>
      <span className="guide-pair" style={{ background: theme[lowest.ground] }}>
        <span style={{ background: theme[front] }} />
      </span>{' '}
      {/* Truncated, never rounded up: 4.499 isn't 4.5. */}
      {(Math.floor(lowest.ratio * 100) / 100).toFixed(2)} on <code>{lowest.ground}</code>
    </>
  );
}

type Group = keyof typeof scaleGroups;

const shared: Record<Group, Record<string, string>> = { ...scale, shadow };

/** Values that differ for touch and with reduced motion. */
const others: Partial<Record<Group, Record<string, string>>> = {
  size: touch.size,
  font: { field: touch.field, read: touch.read },
  line: { read: touch.readLine },
  motion: still,
};

/** Sizes, fonts, radii and durations, which the themes share. */
export function ScaleTables() {
  return Object.entries(scaleGroups).map(([id, title]) => {
    const group = id as Group;
    const names: Record<string, string> = vars[group];
    return (
      <section key={group}>
        <h3>{title}</h3>
        <ReviewTable
          heads={['Token', 'Value', 'For touch or reduced motion']}
          rows={Object.entries(shared[group]).map(([name, value]) => {
            const other = others[group]?.[name] ?? value;
            return [
              property(names[name] ?? ''),
              <>
                {group === 'space' && <span className="guide-bar" style={{ inlineSize: value }} />}{' '}
                <code>{value}</code>
              </>,
              other === value ? 'the same' : `\`${other}\``,
            ];
          })}
        />
      </section>
    );
  });
}
