import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as stories from '../components/TabbedForm/TabbedForm.stories.tsx';
import { resizeWindow } from '../testing/resizeWindow.ts';
import { FormErrorsTester } from './index.ts';

const { Ready, OneError } = composeStories(stories);
const each = test.each(['mouse', 'keyboard'] as const);

each(
  'the errors of the TabbedForm are found, counted by its tabs and followed by %s',
  async (interactionType) => {
    await resizeWindow(1200, 900);
    const { container } = render(<Ready />);
    const form = new FormErrorsTester({ root: container, user: userEvent, interactionType });
    expect(form.getTabNames()).toEqual(['Basic', 'Bot']);
    expect(form.getInvalidFields()).toEqual([]);

    await form.submit();
    expect(form.isSilent()).toBe(false);
    expect(form.getSummary()).toBe(document.activeElement);
    // The radios and the list that wait for a choice are counted too; they are no fields that say they are wrong.
    expect(form.getTabNames()).toEqual(['Basic, 1 error', 'Bot, 3 errors']);
    expect(form.getInvalidFields(/^Basic/)).toEqual([]);
    expect(form.getInvalidFields(/^Bot/).map((field) => field.getAttribute('name'))).toEqual([
      'repName',
      'opening',
    ]);

    const field = await form.followError(/^Rep Name/);
    expect(form.getSelectedTab()).toBe(form.getTabOf(field));
    expect(form.getDescriptions(field)[0]).toMatch(/^Error: ?Rep Name is required/);
  },
);

test('TF-16: a single wrong field in a closed tab takes focus, and is not silence', async () => {
  await resizeWindow(1200, 900);
  const { container } = render(<OneError />);
  const form = new FormErrorsTester({ root: container, user: userEvent });
  await form.submit();
  await expect.poll(() => form.getFocusedInvalidField()?.getAttribute('name')).toBe('repName');
  expect(form.isSilent()).toBe(false);
  expect(form.getSelectedTab()).toBe(form.getTab(/^Bot/));
});
