// biome-ignore lint/correctness/noUnusedImports: Storybook turns the JSX of its manager into React.createElement.
import * as React from 'react';
import { Button, PopoverProvider, useCopyButton } from 'storybook/internal/components';
import { useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { reviewerLink } from '../tools/reviewerLink.ts';

/** The address of the story alone, with every toggle as it is now: to see, to copy, to open. */
export function ReviewerLinkTool() {
  const { storyId } = useStorybookState();
  if (!storyId) return null;
  return (
    <PopoverProvider ariaLabel="Reviewer link" padding={16} popover={() => <Address id={storyId} />}>
      <Button padding="small" variant="ghost" ariaLabel="Reviewer link: this story alone, as it is now">
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
    <Box>
      <label htmlFor="reviewer-link">The story alone, as it is now</label>
      <textarea
        id="reviewer-link"
        readOnly
        rows={5}
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <p>
        Nothing of Storybook is around it, and a button stands before and after, so that a screen reader and
        Tab meet only the story.
      </p>
      <Row>
        <Button {...copy.buttonProps}>{copy.children}</Button>
        <a href={address} target="_blank" rel="noreferrer">
          Open in a new window
        </a>
      </Row>
    </Box>
  );
}

const Box = styled.div(({ theme }) => ({
  inlineSize: 'min(22rem, 80vw)',
  color: theme.color.defaultText,
  '& label': { display: 'block', fontWeight: theme.typography.weight.bold },
  '& textarea': {
    boxSizing: 'border-box',
    inlineSize: '100%',
    marginBlock: 8,
    padding: 8,
    border: `1px solid ${theme.input.border}`,
    borderRadius: theme.input.borderRadius,
    background: theme.input.background,
    color: theme.input.color,
    font: `12px/1.5 ${theme.typography.fonts.mono}`,
    wordBreak: 'break-all',
  },
  '& a': { color: theme.color.secondary },
}));

const Row = styled.div({ display: 'flex', alignItems: 'center', gap: 16 });
