import { DocsContext } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext } from 'react';
import { hasOwnMain } from '../DocsFrame.tsx';

/** A page for reviewers. It draws no story, so it is the main content also where the stories bring one of their own. */
export function ReviewPage({ children }: { children: ReactNode }) {
  const Content = hasOwnMain(useContext(DocsContext)) ? 'main' : 'div';
  return <Content className="review-page">{children}</Content>;
}
