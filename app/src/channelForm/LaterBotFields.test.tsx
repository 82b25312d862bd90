// @vitest-environment jsdom
import { Form, UIProvider } from '@console/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords, type Words, WordsProvider } from '../messages/index.ts';
import { newValues } from './channelFields.ts';
import { LaterBotFields } from './LaterBotFields.tsx';

let words: Words;
beforeAll(async () => {
  words = await loadWords('en');
});
afterEach(cleanup);

const values = {
  ...newValues,
  'bot.name': 'Noa',
  'bot.repType': 'technical',
  'bot.creativityScale': '0.29',
  'bot.goals': 'Book a visit.\r\nSay goodbye.',
};

test('before and after its fields come the form sends the same, and is not edited', async () => {
  const onEditedChange = vi.fn();
  const { container } = render(
    <UIProvider locale="en-IL">
      <WordsProvider locale="en" words={words}>
        <Form label="Channel" onSubmit={async () => {}} onEditedChange={onEditedChange}>
          <LaterBotFields values={values} isDisabled={false} />
        </Form>
      </WordsProvider>
    </UIProvider>,
  );
  const sent = () => Object.fromEntries(new FormData(container.querySelector('form') as HTMLFormElement));
  expect(screen.getByRole('status', { name: 'Loading the form' })).toBeTruthy();
  const before = sent();
  expect(before).toMatchObject({
    'bot.name': 'Noa',
    'bot.repType': 'technical',
    'bot.creativityScale': '0.29',
  });
  expect(await screen.findByRole('radio', { name: /Professional/ }, { timeout: 10_000 })).toBeTruthy();
  expect(sent()).toEqual(before);
  expect(onEditedChange).not.toHaveBeenCalled();
});
