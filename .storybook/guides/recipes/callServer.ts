/** The parameters of the request. */
export interface ListParams {
  page: number;
  pageSize: number;
  order: 'ascending' | 'descending';
  search: string;
}

export interface Call {
  id: string;
  caller: string;
  minutes: number;
}

const callers = ['Olga Marchenko', 'Daniel Cohen', 'Maya Levin', 'Noa Azulay', 'Ivan Petrov'];
const calls: Call[] = Array.from({ length: 48 }, (_, index) => ({
  id: `call-${index + 1}`,
  caller: `${callers[index % callers.length]} ${index + 1}`,
  minutes: ((index * 7) % 23) + 1,
}));

/** A mock server that searches, sorts and paginates. */
export async function listCalls({ page, pageSize, order, search }: ListParams, signal: AbortSignal) {
  await new Promise((resolve) => setTimeout(resolve, 300));
  signal.throwIfAborted();
  const turn = order === 'ascending' ? 1 : -1;
  const found = calls
    .filter(({ caller }) => caller.toLowerCase().includes(search.toLowerCase()))
    .sort((one, other) => turn * (one.minutes - other.minutes));
  const start = (page - 1) * pageSize;
  return { rows: found.slice(start, start + pageSize), total: found.length };
}
