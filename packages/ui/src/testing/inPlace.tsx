import type { ReactElement } from 'react';

/** Draws a story in a place of that width, such as a narrow column. */
export function inPlace(inlineSize: string) {
  return placed({ inlineSize });
}

/** Draws a story in a place that is at most so wide, as a form's column is. */
export function upTo(maxInlineSize: string) {
  return placed({ maxInlineSize });
}

function placed(style: { inlineSize: string } | { maxInlineSize: string }) {
  return (Story: () => ReactElement) => (
    <div style={style}>
      <Story />
    </div>
  );
}
