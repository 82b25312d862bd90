'use client';

import { Form, FormActions, Notice, TextField } from '@console/ui';
import { useActionState, useState } from 'react';
import { type Booking, book } from './book';

const nothing: Booking = { isBooked: false, errors: {}, values: {} };

/** A form with a server function, which also works before its scripts have loaded. */
export function BookingForm() {
  // Without scripts, the browser sends the form to `action`, and the server renders the page with the reply.
  const [sent, action] = useActionState(book, nothing);
  // With scripts, `onSubmit` calls the same function, and the form handles errors, focus and failures.
  const [isBooked, setBooked] = useState(false);

  if (isBooked || sent.isBooked) return <Notice title="Booked">We have kept a berth for you.</Notice>;

  return (
    <Form
      label="Booking"
      action={action}
      errors={sent.errors}
      onSubmit={async (values) => (await book(nothing, values)).errors}
      onSaved={() => setBooked(true)}
    >
      <TextField name="boat" label="Boat" defaultValue={sent.values['boat']} />
      <TextField name="nights" label="Nights" inputMode="numeric" defaultValue={sent.values['nights']} />
      <FormActions save="Book" />
    </Form>
  );
}
