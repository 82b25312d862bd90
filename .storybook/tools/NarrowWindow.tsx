/** The viewport width of WCAG 1.4.10: 1280 px at 400 % zoom. */
const narrow = 320;

/** The same as a viewport of Storybook. */
export const narrowViewport = {
  name: '400 % zoom: 320 px wide',
  styles: { width: `${narrow}px`, height: '640px' },
  type: 'mobile',
} as const;

/** True for a URL with 320 px in a top-level window, which a page can't resize. */
export function isTooWide(viewport: unknown) {
  const asked = typeof viewport === 'object' && viewport !== null && 'value' in viewport && viewport.value;
  return asked === 'reflow' && window.parent === window && window.innerWidth > narrow;
}

/** The same URL in a 320 px iframe, so that media queries match. */
export function NarrowWindow() {
  return (
    <iframe
      title="The story in a 320 px window"
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
