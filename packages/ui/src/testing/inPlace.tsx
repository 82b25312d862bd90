import type { ReactElement } from 'react';

/** Renders a story in a container of this width, such as a narrow column. */
export function inPlace(inlineSize: string) {
  return placed({ inlineSize });
}

/** Renders a story in a container with this maximum width, such as the column of a form. */
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
