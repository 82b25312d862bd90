import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { z } from 'zod';
import { CheckboxGroup } from '../CheckboxGroup/index.ts';
import { TextField } from '../TextField/index.ts';
import { Form, FormActions, type FormErrors, type FormProps } from './index.ts';

const TestForm = ({ onSubmit = () => undefined, ...props }: Partial<FormProps>) => (
  <Form onSubmit={onSubmit} {...props}>
    <TextField name="name" label="Name" />
    <TextField name="address.city" label="City" />
    <FormActions save="Save" />
  </Form>
);

const save = () => userEvent.click(screen.getByRole('button', { name: /Save|Saving/ }));
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const isWrong = (name: string) => field(name).getAttribute('aria-invalid') === 'true';
const errorOf = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent;

/** A validator that answers when the test resolves its promises. */
function slowValidator() {
  const answers: PromiseWithResolvers<FormErrors>[] = [];
  const validate = (_values: FormData) => {
    const answer = Promise.withResolvers<FormErrors>();
    answers.push(answer);
    return answer.promise;
  };
  return { validate, answers };
}

test('a submit waits for an asynchronous validation, and its errors are shown instead of sending', async () => {
  const onSubmit = vi.fn();
  const { validate, answers } = slowValidator();
  render(<TestForm validate={validate} onSubmit={onSubmit} />);
  await userEvent.fill(field('Name'), 'Levinsky');
  await save();
  expect(await screen.findByRole('button', { name: 'Saving' })).toBeTruthy();
  answers[0]?.resolve({ name: 'This name is taken' });
  await waitFor(() => expect(document.activeElement).toBe(field('Name')));
  expect(errorOf('Name')).toContain('This name is taken');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
});

test('text typed during an asynchronous validation is validated and sent too', async () => {
  const onSubmit = vi.fn((values: FormData) => void values.get('name'));
  const { validate, answers } = slowValidator();
  render(<TestForm validate={validate} onSubmit={onSubmit} />);
  await save();
  await userEvent.fill(field('Name'), 'Levinsky');
  answers[0]?.resolve({});
  await expect.poll(() => answers.length).toBe(2);
  expect(onSubmit).not.toHaveBeenCalled();
  answers[1]?.resolve({});
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0].get('name')).toBe('Levinsky'));
});

test('only the answer for the latest text counts', async () => {
  const { validate, answers } = slowValidator();
  render(<TestForm validate={validate} />);
  await save();
  answers[0]?.resolve({ name: 'Enter a name' });
  await waitFor(() => expect(isWrong('Name')).toBe(true));
  await userEvent.fill(field('Name'), 'Lev');
  await expect.poll(() => answers.length).toBe(2);
  await userEvent.fill(field('Name'), 'Levinsky');
  await expect.poll(() => answers.length).toBe(3);
  answers[2]?.resolve({});
  answers[1]?.resolve({ name: 'Too short' });
  await expect.poll(() => isWrong('Name')).toBe(false);
  await save();
  expect(await screen.findByText('Saved', { selector: 'p' })).toBeTruthy();
});

test('a validation that fails keeps all values and can be repeated', async () => {
  const { validate, answers } = slowValidator();
  render(<TestForm validate={validate} describeFailure={() => 'The server did not answer.'} />);
  await userEvent.fill(field('Name'), 'Levinsky');
  await save();
  answers[0]?.reject(new Error('no network'));
  expect(await screen.findByText(/The server did not answer\./)).toBeTruthy();
  expect(field('Name').value).toBe('Levinsky');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.resolve({});
  expect(await screen.findByText('Saved', { selector: 'p' })).toBeTruthy();
});

test('the messages of a schema are errors of the fields in their paths', async () => {
  const schema = z
    .object({ name: z.string().min(2, 'Enter a name'), 'address.city': z.string() })
    .refine((values) => values['address.city'] !== '', { path: ['address', 'city'], error: 'Enter a city' });
  render(<TestForm schema={schema} />);
  await userEvent.fill(field('Name'), 'Lev');
  await save();
  await waitFor(() => expect(errorOf('City')).toContain('Enter a city'));
  expect(isWrong('Name')).toBe(false);
  await userEvent.fill(field('City'), 'Haifa');
  await waitFor(() => expect(isWrong('City')).toBe(false));
});

test('a schema gets an array for a name with several values', async () => {
  const check = vi.fn(() => ({}));
  render(
    <Form onSubmit={() => undefined} schema={{ '~standard': { version: 1, validate: check } }}>
      <CheckboxGroup
        name="days"
        label="Days"
        defaultValue={['sun', 'mon']}
        options={[
          { value: 'sun', label: 'Sunday' },
          { value: 'mon', label: 'Monday' },
        ]}
      />
      <FormActions save="Save" />
    </Form>,
  );
  await save();
  expect(check).toHaveBeenCalledWith({ days: ['sun', 'mon'] });
});
