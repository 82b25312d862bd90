import { contrast, needs } from '../../packages/ui/src/theme/contrast.ts';
import { type Colors, dark, light, vars } from '../../packages/ui/src/theme/index.ts';
import { darkMore, lightMore } from '../../packages/ui/src/theme/moreContrast.ts';
import { scale, shadow, still, touch } from '../../packages/ui/src/theme/scale.ts';
import { ScrollTable } from './ScrollTable.tsx';
import { colorGroups, purposes, scaleGroups } from './tokenGroups.ts';

type Role = keyof Colors;

const themes: Record<string, Colors> = {
  Light: light,
  Dark: dark,
  'Light, more contrast': { ...light, ...lightMore },
  'Dark, more contrast': { ...dark, ...darkMore },
};

/** The custom property behind a token: `--console-color-text`. */
const property = (variable: string) => variable.slice('var('.length, -1);

/** Every colour: its value in each theme, and what it is for. Read from the theme. */
export function ColorTables() {
  return Object.entries(colorGroups).map(([group, roles]) => (
    <section key={group}>
      <h3>{group}</h3>
      <ScrollTable label={`Colours: ${group}`} heads={['Token', 'For', ...Object.keys(themes)]}>
        {roles.map((role) => (
          <tr key={role}>
            <th scope="row">
              <code>{property(vars.color[role])}</code>
            </th>
            <td>{purposes[role]}</td>
            {Object.entries(themes).map(([name, theme]) => (
              <td key={name}>
                <span className="guide-swatch" style={{ background: theme[role] }} />{' '}
                <code>{theme[role]}</code>
              </td>
            ))}
          </tr>
        ))}
      </ScrollTable>
    </section>
  ));
}

/** How far each colour stands off the grounds it lies on: the pairs that the tests of the theme hold. */
export function ContrastTable() {
  return (
    <ScrollTable
      label="Contrast"
      heads={['In front', 'On', 'At least', ...Object.keys(themes).map((name) => `${name}: lowest`)]}
    >
      {needs.map(([front, grounds, least]) => (
        <tr key={`${front} ${least}`}>
          <th scope="row">
            <code>{front}</code>
          </th>
          <td>{grounds.join(', ')}</td>
          <td>{`${least}:1`}</td>
          {Object.entries(themes).map(([name, theme]) => (
            <td key={name}>
              <Pair theme={theme} front={front} grounds={grounds} />
            </td>
          ))}
        </tr>
      ))}
    </ScrollTable>
  );
}

/** The ground a colour stands off least, in its colours. */
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
      {/* Cut, never rounded up: 4.499 is no 4.5. */}
      {(Math.floor(lowest.ratio * 100) / 100).toFixed(2)} on <code>{lowest.ground}</code>
    </>
  );
}

const shared: Record<keyof typeof scaleGroups, Record<string, string>> = { ...scale, shadow };
const finger: Record<string, string> = {
  ...Object.fromEntries(Object.entries(touch.size).map(([name, value]) => [`size.${name}`, value])),
  'font.field': touch.field,
  'font.read': touch.read,
  'line.read': touch.readLine,
};

/** Sizes, letters, corners and times, which the themes share. */
export function ScaleTables() {
  return Object.entries(scaleGroups).map(([group, title]) => (
    <section key={group}>
      <h3>{title}</h3>
      <ScrollTable label={title} heads={['Token', 'Value', 'With a finger, or less motion']}>
        {Object.entries(shared[group as keyof typeof scaleGroups]).map(([name, value]) => (
          <tr key={name}>
            <th scope="row">
              <code>
                {property((vars[group as keyof typeof scaleGroups] as Record<string, string>)[name] ?? '')}
              </code>
            </th>
            <td>
              {group === 'space' && <span className="guide-bar" style={{ inlineSize: value }} />}{' '}
              <code>{value}</code>
            </td>
            <td>
              <Other group={group} name={name} value={value} />
            </td>
          </tr>
        ))}
      </ScrollTable>
    </section>
  ));
}

function Other({ group, name, value }: { group: string; name: string; value: string }) {
  const other = group === 'motion' ? still[name as keyof typeof still] : finger[`${group}.${name}`];
  return other === undefined || other === value ? 'the same' : <code>{other}</code>;
}
