import { componentApi } from 'virtual:component-api';
import { componentFacts } from 'virtual:component-facts';
import { Badge } from '@console/ui';
import { useTheme } from 'storybook/theming';
import { Prose } from '../accessibility/Prose.tsx';

/** Every component with a picture, by group. */
export function Overview() {
  return [...new Set(componentFacts.map(({ group }) => group))].map((group) => (
    <section key={group}>
      <h2>{group || 'Other'}</h2>
      <ul className="guide-cards guide-components sb-unstyled">
        {componentFacts
          .filter((one) => one.group === group)
          .map((one) => (
            <Component key={one.name} {...one} />
          ))}
      </ul>
    </section>
  ));
}

function Component({ name, id, summary }: (typeof componentFacts)[number]) {
  const { base } = useTheme();
  return (
    <li>
      <img src={`./pictures/${id}.${base}.webp`} alt="" width="320" height="180" loading="lazy" />
      <div>
        <a href={`?path=/docs/${id}--docs`}>{name}</a>{' '}
        {isExperimental(name) && <Badge tone="warning">Experimental</Badge>}
        <div>
          <Prose>{summary}</Prose>
        </div>
      </div>
    </li>
  );
}

const isExperimental = (name: string) =>
  componentApi.some((one) => one.folder === name && one.experimental !== undefined);
