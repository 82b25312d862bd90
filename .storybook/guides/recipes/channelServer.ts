/** An error response: a code for each field, without texts. */
export interface Refusal {
  status: 422;
  errors: { field: string; code: 'taken' | 'required' }[];
}

/** A mock server that already has a channel called Reception. */
export async function saveChannel(values: FormData): Promise<Refusal | { status: 200 }> {
  await new Promise((resolve) => setTimeout(resolve, 300));
  const name = String(values.get('name') ?? '').trim();
  if (name === '') return { status: 422, errors: [{ field: 'name', code: 'required' }] };
  if (name === 'Reception') return { status: 422, errors: [{ field: 'name', code: 'taken' }] };
  return { status: 200 };
}
