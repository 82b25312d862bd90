import type { ReactNode } from 'react';
// biome-ignore lint/correctness/noUnusedImports: Storybook turns the JSX of its manager into React.createElement.
import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { styled } from 'storybook/theming';

interface PanelProps {
  isOpen: boolean;
  /** The accessible name of the content. */
  label: string;
  children: ReactNode;
}

/** A panel of text, a table or images. It scrolls, so it is focusable (WCAG 2.1.1). */
export function Panel({ isOpen, label, children }: PanelProps) {
  return (
    <AddonPanel active={isOpen}>
      <Box aria-label={label} tabIndex={0}>
        {children}
      </Box>
    </AddonPanel>
  );
}

const Box = styled.section(({ theme }) => ({
  overflowX: 'auto',
  padding: 16,
  color: theme.color.defaultText,
  fontSize: 13,
  lineHeight: 1.5,
  '& p': { margin: '0 0 12px', maxInlineSize: '56rem' },
  '& code': { fontFamily: theme.typography.fonts.mono },
  '& figure': {
    display: 'inline-block',
    inlineSize: 'max(min(20rem, 100%), 50% - 16px)',
    margin: '0 16px 0 0',
  },
  '& figcaption': { fontWeight: theme.typography.weight.bold },
  '& img': { maxInlineSize: '100%', blockSize: 'auto', border: `1px solid ${theme.input.border}` },
  '& table': { inlineSize: '100%', borderCollapse: 'collapse' },
  '& th, & td': {
    padding: '6px 12px 6px 0',
    borderBlockEnd: `1px solid ${theme.appBorderColor}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
}));
