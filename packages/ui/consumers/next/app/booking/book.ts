'use server';

import { z } from 'zod';

const berth = z.object({
  boat: z.string().min(1, 'Enter the name of the boat').max(40, 'Use at most 40 characters'),
  nights: z.coerce.number().min(1, 'Choose at least one night'),
});

export interface Booking {
  isBooked: boolean;
  errors: Record<string, string | undefined>;
  /** What was sent, so that the page without scripts keeps it. */
  values: Record<string, string>;
}

/** Books a berth. Called by the action of a form, and by its script. */
export async function book(_before: Booking, data: FormData): Promise<Booking> {
  const values = { boat: String(data.get('boat') ?? ''), nights: String(data.get('nights') ?? '') };
  const { error } = berth.safeParse(values);
  const errors = Object.fromEntries(
    error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );
  if (values.boat === 'Dolphin') errors['boat'] = 'The Dolphin has a berth already';
  return { isBooked: Object.keys(errors).length === 0, errors, values };
}
