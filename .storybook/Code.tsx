import { Source } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { useTheme } from 'storybook/theming';

/** Code in a page of the docs, dark where the page is. */
export function Code(props: ComponentProps<typeof Source>) {
  return <Source {...props} dark={useTheme().base === 'dark'} />;
}
