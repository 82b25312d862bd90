// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { en } from '../../../testing/messages.ts';
import { showPart } from '../../../testing/showPart.tsx';
import EmailForm from './EmailForm.tsx';
import { useSignIn } from './login.queries.ts';

function Form() {
  const signIn = useSignIn(null);
  return (
    <>
      <p>{signIn.failure?.reason}</p>
      <EmailForm signIn={signIn} isAccepted />
    </>
  );
}

const problem = (slug: string, status: number, errors?: object[]) =>
  Response.json({ type: `urn:console:problem:${slug}`, errors }, { status });
const needed = () => problem('second-factor-required', 403);
const wrong = () => problem('invalid-credential', 400, [{ path: 'code', code: 'wrong-code', message: '-' }]);

/** Renders the form with a server that returns these responses in turn. Returns the request bodies. */
async function begin(...answers: (() => Response)[]) {
  await showPart(<Form />, { words: ['email'], answers: { '/api/user/methods': {} } });
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return answers.shift()?.() ?? problem('internal', 500);
  });
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(en('common.email')), 'ada@example.test');
  await user.type(screen.getByLabelText(en('common.password')), 'correct horse battery{Enter}');
  return { user, sent };
}

test('the code field appears when the server requires a code, and typed values stay', async () => {
  const { user, sent } = await begin(needed, wrong, needed);
  const code = await screen.findByLabelText(en('login.code'));
  expect(document.activeElement).toBe(code);
  expect(code).toMatchObject({ autocomplete: 'one-time-code', inputMode: 'numeric' });
  expect(screen.getByRole('status').textContent).toContain('two-step verification');
  expect(screen.getByLabelText(en('common.password'))).toHaveProperty('value', 'correct horse battery');

  await user.keyboard('{Enter}');
  await screen.findAllByText('Authentication Code is required');
  expect(sent).toHaveLength(1);
  await user.click(code);
  await user.paste('123 456');
  await user.keyboard('{Enter}');
  await screen.findAllByText(en('forms.wrongCode'));
  expect(document.activeElement).toBe(screen.getByLabelText(en('login.code')));
  expect(sent).toMatchObject([
    { email: 'ada@example.test', password: 'correct horse battery' },
    { email: 'ada@example.test', password: 'correct horse battery', code: '123 456' },
  ]);
  expect(sent[0]).not.toHaveProperty('code');
  expect(screen.queryByText(/password|unknown|refused/, { selector: 'p:first-child' })).toBeNull();
});

test('an error about one kind of code isn’t shown for the other kind', async () => {
  const { user, sent } = await begin(needed, wrong, wrong);
  await screen.findByLabelText(en('login.code'));
  await user.keyboard('{Enter}');
  await screen.findAllByText('Authentication Code is required');
  await user.click(screen.getByRole('button', { name: en('login.useRecoveryCode') }));
  const code = screen.getByLabelText(en('login.recoveryCode'));
  await waitFor(() => expect(code.getAttribute('aria-invalid')).not.toBe('true'));
  await screen.findByText('All errors are fixed. You can save now.');
  await user.keyboard('{Enter}');
  await screen.findAllByText('Recovery Code is required');
  await user.keyboard('abcd{Enter}');
  await screen.findAllByText(en('forms.wrongCode'));
  expect(code.getAttribute('aria-invalid')).toBe('true');
  expect(sent[1]).toMatchObject({ code: 'abcd' });
});

test('a recovery code can be used instead, and changing the email removes the code field', async () => {
  const { user } = await begin(needed);
  await user.click(await screen.findByRole('button', { name: en('login.useRecoveryCode') }));
  const code = screen.getByLabelText(en('login.recoveryCode'));
  expect(document.activeElement).toBe(code);
  expect(code).toHaveProperty('inputMode', 'text');
  await user.click(screen.getByRole('button', { name: en('login.useApp') }));
  expect(document.activeElement).toBe(screen.getByLabelText(en('login.code')));
  await user.type(screen.getByLabelText(en('common.email')), 'x');
  expect(screen.queryByLabelText(en('login.code'))).toBeNull();
});
