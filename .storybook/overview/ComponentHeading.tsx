import { componentApi } from 'virtual:component-api';
import { componentFacts } from 'virtual:component-facts';
import { Badge } from '@console/ui';
import { Markdown } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { Prose } from '../accessibility/Prose.tsx';

/** The first heading of a docs page. On the page of a component, its maturity, import and size are below it. */
export function ComponentHeading({ children, ...props }: ComponentProps<'h1'>) {
  const facts = componentFacts.find(({ name }) => name === children);
  return (
    <>
      <h1 {...props}>{children}</h1>
      {facts && <Facts {...facts} />}
    </>
  );
}

function Facts({ name, entryPoint, size, changes }: (typeof componentFacts)[number]) {
  const experimental = componentApi.find(
    (one) => one.folder === name && one.experimental !== undefined,
  )?.experimental;
  return (
    <div className="guide-facts sb-unstyled">
      <ul>
        <li>
          <Badge tone={experimental === undefined ? 'success' : 'warning'}>
            {experimental === undefined ? 'Stable' : 'Experimental'}
          </Badge>
        </li>
        {entryPoint && (
          <li>
            <code>{entryPoint}</code>
          </li>
        )}
        {size && (
          <li>
            {size.scripts.toFixed(1)} kB scripts, {size.styles.toFixed(1)} kB styles
          </li>
        )}
        {changes.length > 0 && (
          <li>
            <a className="guide-facts-link" href="#changes">
              Changes
            </a>
          </li>
        )}
      </ul>
      {experimental && (
        <p className="guide-facts-why">
          <Prose>{experimental}</Prose>
        </p>
      )}
    </div>
  );
}

/** What the change notes say of a component, the newest first. */
export function Changes({ of }: { of: string }) {
  const changes = componentFacts.find(({ name }) => name === of)?.changes ?? [];
  if (changes.length === 0) return null;
  return (
    <>
      <h2 id="changes">Changes</h2>
      <p>
        <strong>a11y</strong> marks what people who use assistive technology notice.
      </p>
      {[...new Set(changes.map(({ version }) => version))].map((version) => (
        <section key={version ?? 'next'}>
          <h3>{version ?? 'Next version'}</h3>
          <ul>
            {changes
              .filter((change) => change.version === version)
              .map(({ text }) => (
                <li key={text}>
                  <Markdown>{text}</Markdown>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
