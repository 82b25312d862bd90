/** What a server may answer when it refuses: a code for each field, and words of nobody. */
export interface Refusal {
  status: 422;
  errors: { field: string; code: 'taken' | 'required' }[];
}

/** Stands in for a server: it knows a channel called Reception already. */
export async function saveChannel(values: FormData): Promise<Refusal | { status: 200 }> {
  await new Promise((resolve) => setTimeout(resolve, 300));
  const name = String(values.get('name') ?? '').trim();
  if (name === '') return { status: 422, errors: [{ field: 'name', code: 'required' }] };
  if (name === 'Reception') return { status: 422, errors: [{ field: 'name', code: 'taken' }] };
  return { status: 200 };
}
