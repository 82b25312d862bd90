// biome-ignore lint/correctness/noUnusedImports: Storybook turns the JSX of its manager into React.createElement.
import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { useStorybookState } from 'storybook/manager-api';
import { workbenchLink } from '../reviews/workbench/place.ts';

/** Opens the reviewer's workbench with the story. */
export function ReviewTool() {
  const { storyId } = useStorybookState();
  if (!storyId) return null;
  return (
    <Button asChild padding="small" variant="ghost" ariaLabel="Review this story in the workbench">
      <a href={workbenchLink(storyId)}>Review</a>
    </Button>
  );
}
