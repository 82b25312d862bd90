const trees = import.meta.glob<string>('./trees/*.txt', { eager: true, query: '?raw', import: 'default' });

/** ST-4: the accessibility tree of a story, as the test has written it. */
export function Tree({ name }: { name: string }) {
  const tree = trees[`./trees/${name}.txt`];
  if (!tree) throw new Error(`No test has written the accessibility tree of ${name}`);
  return (
    // biome-ignore lint/a11y/useSemanticElements: text in a box that scrolls is no set of fields.
    <div
      role="group"
      className="review-tree"
      aria-label={`Accessibility tree of ${name}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached with the keyboard (WCAG 2.1.1).
      tabIndex={0}
    >
      {tree}
    </div>
  );
}
