/** The window of WCAG 1.4.10: 1280 px wide, at 400 %. */
const narrow = 320;

/** How Storybook's own viewports know it. */
export const narrowViewport = {
  name: '400 % zoom: 320 px wide',
  styles: { width: `${narrow}px`, height: '640px' },
  type: 'mobile',
} as const;

/** True for an address that asks for 320 px and stands in a window of its own: a page cannot make its window narrow. */
export function isTooWide(viewport: unknown) {
  const asked = typeof viewport === 'object' && viewport !== null && 'value' in viewport && viewport.value;
  return asked === 'reflow' && window.parent === window && window.innerWidth > narrow;
}

/** The same address in a frame of 320 px: to the story that is its window, and its media queries say so. */
export function NarrowWindow() {
  return (
    <iframe
      title="The story in a window of 320 pixels"
      src={location.href}
      style={{
        inlineSize: narrow,
        blockSize: 'calc(100vh - 2rem)',
        border: '1px solid GrayText',
        display: 'block',
      }}
    />
  );
}
