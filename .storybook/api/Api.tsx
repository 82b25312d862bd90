import { componentApi } from 'virtual:component-api';
import { DocsContext, Markdown, PureArgsTable } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Prose } from '../accessibility/Prose.tsx';
import { ReviewTable } from '../accessibility/ReviewTable.tsx';
import { Anatomy } from '../overview/Anatomy.tsx';
import { Changes } from '../overview/ComponentHeading.tsx';
import { DoAndDont } from '../overview/DoAndDont.tsx';
import { type ComponentApi, type Named, partsOf } from './api.ts';
import { argTypesOf } from './argTypes.ts';
import { nameOf } from './storyApi.ts';

/** The API of a component's folder, below the props of the component itself: its other components, parts and states. */
export function Api({ of }: { of: string }) {
  const components = componentApi
    .filter(({ folder }) => folder === of)
    .sort((one, other) => Number(other.name === of) - Number(one.name === of));
  if (components.length === 0) throw new Error(`No exported component is in the folder ${of}`);
  const main = useStoryComponent();
  const others = components.filter(({ name }) => name !== main);

  return (
    <>
      <DoAndDont of={of} />
      {components.find(({ name }) => name === main)?.passesEvents && (
        <>
          <h2>Attributes and events</h2>
          <PassedOn />
        </>
      )}
      {others.map((component) => (
        <Props key={component.name} of={component} />
      ))}
      <Parts of={components} />
      <States of={components} />
      <Changes of={of} />
    </>
  );
}

/** The component whose props are in the table of controls. */
function useStoryComponent() {
  const context = useContext(DocsContext);
  const [story] = context.componentStories();
  return story && (story.parameters.api ?? nameOf(story.component));
}

function Props({ of }: { of: ComponentApi }) {
  return (
    <>
      <h2>Props of {of.name}</h2>
      <Markdown>{of.description.split('\n\n')[0] ?? ''}</Markdown>
      {of.props.length > 0 ? <PureArgsTable rows={argTypesOf(of)} /> : <p>It has no props.</p>}
      {of.passesEvents && <PassedOn />}
    </>
  );
}

const PassedOn = () => (
  <p>
    It also accepts <code>aria-*</code> and <code>data-*</code> attributes, and the events of its element.
  </p>
);

/** The `data-part` of each element that you can style. */
function Parts({ of }: { of: ComponentApi[] }) {
  const rows = of.flatMap((component) => partsOf(component).map((part) => [component.name, part] as const));
  if (rows.length === 0) return null;
  return (
    <>
      <h2>Parts</h2>
      <p>
        To style an element, select its part, such as <code>{`[data-part="${rows[0]?.[1].name}"]`}</code>.
      </p>
      <Anatomy parts={rows.map(([, part]) => part)} />
      <NamedTable heads={['Part', 'Element']} rows={rows} isNumbered />
    </>
  );
}

function States({ of }: { of: ComponentApi[] }) {
  const rows = of.flatMap((component) => component.states.map((state) => [component.name, state] as const));
  if (rows.length === 0) return null;
  return (
    <>
      <h2>State selectors</h2>
      <NamedTable heads={['Selector', 'When']} rows={rows} />
    </>
  );
}

interface NamedTableProps {
  heads: string[];
  rows: (readonly [component: string, Named])[];
  /** Whether the rows have the numbers of the picture. */
  isNumbered?: boolean;
}

/** Says which component each row is from, if there are several. */
function NamedTable({ heads, rows, isNumbered = false }: NamedTableProps) {
  const isOfMany = new Set(rows.map(([component]) => component)).size > 1;
  return (
    <ReviewTable
      heads={isOfMany ? [...heads, 'Component'] : heads}
      rows={rows.map(([component, { name, description }], index) => [
        <span key="name">
          {isNumbered && <span className="guide-number">{index + 1}</span>} <code>{name}</code>
        </span>,
        <Prose key="description">{description}</Prose>,
        ...(isOfMany ? [component] : []),
      ])}
    />
  );
}
