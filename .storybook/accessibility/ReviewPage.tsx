import { DocsContext } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext } from 'react';
import { hasOwnMain } from '../DocsFrame.tsx';

/** A page for reviewers. It renders no story, so it needs a main landmark even if the component's stories have one. */
export function ReviewPage({ children }: { children: ReactNode }) {
  const Content = hasOwnMain(useContext(DocsContext)) ? 'main' : 'div';
  return <Content className="review-page">{children}</Content>;
}
