import { expect, test } from 'vitest';
import { appointmentValuesOf, fieldsOf, newAppointmentValues } from './appointmentValues.ts';

const values = { ...newAppointmentValues('2031-02-03T08:00:00Z'), contact_name: 'Dana Levi' };

test('the contact is sent only when another one is chosen', () => {
  expect(fieldsOf(values)).not.toHaveProperty('contact');
  expect(fieldsOf({ ...values, contact: 'dana' })).toMatchObject({ contact: 'dana' });
  expect(fieldsOf({ ...values, contact: 'dana' }, 'dana')).not.toHaveProperty('contact');
  expect(fieldsOf({ ...values, contact: 'noa' }, 'dana')).toMatchObject({ contact: 'noa' });
});

test('an appointment without a contact, or from a server that has none, has no contact in the form', () => {
  const { contact: _, ...fields } = values;
  expect(appointmentValuesOf({ ...fields, contact: null }).contact).toBe('');
  expect(appointmentValuesOf(fields).contact).toBe('');
});
