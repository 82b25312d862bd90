import { expect, test } from 'vitest';
import { appointmentValuesOf, fieldsOf, newAppointmentValues } from './appointmentValues.ts';

const values = { ...newAppointmentValues('2031-02-03T08:00:00Z'), contact_name: 'Dana Levi' };

test('the contact is sent only if it changed, and as null if it was removed', () => {
  expect(fieldsOf(values)).not.toHaveProperty('contact');
  expect(fieldsOf({ ...values, contact: 'dana' })).toMatchObject({ contact: 'dana' });
  expect(fieldsOf({ ...values, contact: 'dana' }, 'dana')).not.toHaveProperty('contact');
  expect(fieldsOf({ ...values, contact: 'noa' }, 'dana')).toMatchObject({ contact: 'noa' });
  expect(fieldsOf(values, 'dana')).toMatchObject({ contact: null });
});

test('a null or missing contact is an empty string in the form', () => {
  const { contact: _, ...fields } = values;
  expect(appointmentValuesOf({ ...fields, contact: null }).contact).toBe('');
  expect(appointmentValuesOf(fields).contact).toBe('');
});
