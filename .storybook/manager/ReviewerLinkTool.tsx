// biome-ignore lint/correctness/noUnusedImports: Storybook turns the JSX of its manager into React.createElement.
import * as React from 'react';
import { Button, Form, Link, PopoverProvider, useCopyButton } from 'storybook/internal/components';
import { useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { reviewerLink } from '../tools/reviewerLink.ts';

/** Shows the URL of the story alone, with the current toggles, to copy or open it. */
export function ReviewerLinkTool() {
  const { storyId } = useStorybookState();
  if (!storyId) return null;
  return (
    <PopoverProvider ariaLabel="Reviewer link" padding={16} popover={() => <Address id={storyId} />}>
      <Button padding="small" variant="ghost" ariaLabel="Reviewer link: this story in its current state">
        Reviewer link
      </Button>
    </PopoverProvider>
  );
}

function Address({ id }: { id: string }) {
  const api = useStorybookApi();
  const [globals] = useGlobals();
  const { previewHref } = api.getStoryHrefs(id, { inheritArgs: true });
  const address = reviewerLink(
    {
      base: new URL('.', document.location.href).href,
      id,
      viewMode: 'story',
      args: new URL(previewHref, document.location.href).searchParams.get('args'),
      isNarrow: globals['viewport']?.value === 'reflow',
    },
    globals,
  );
  const copy = useCopyButton({
    children: 'Copy',
    childrenOnCopy: 'Copied',
    content: address,
    ariaLabel: false,
    ariaLabelOnCopy: false,
  });
  return (
    <div style={{ inlineSize: 'min(22rem, 80vw)' }}>
      <label htmlFor="reviewer-link">
        <strong>The story alone, in its current state</strong>
      </label>
      <Form.Textarea
        id="reviewer-link"
        readOnly
        size="100%"
        height={120}
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <p>
        Storybook isn’t around it, and a button is before and after it, so that a screen reader and Tab reach
        only the story.
      </p>
      <Button {...copy.buttonProps}>{copy.children}</Button>{' '}
      <Link href={address} target="_blank" rel="noreferrer">
        Open in a new window
      </Link>
    </div>
  );
}
