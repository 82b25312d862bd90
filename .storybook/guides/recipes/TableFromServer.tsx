import { type Columns, DataTable, EmptyState, PhoneIcon, SearchField } from '@console/ui';
import { useEffect, useState } from 'react';
import { type Call, type ListParams, listCalls } from './callServer.ts';

const columns: Columns<Call> = [
  { key: 'caller', header: 'Caller', isRowHeader: true, cell: ({ caller }) => <bdi>{caller}</bdi> },
  {
    key: 'minutes',
    header: 'Minutes',
    align: 'end',
    isSortable: true,
    sortLabels: { ascending: 'shortest first', descending: 'longest first' },
    cell: ({ minutes }) => minutes,
  },
];

export function TableFromServer() {
  const [asked, setAsked] = useState<ListParams>({ page: 1, pageSize: 10, order: 'descending', search: '' });
  const { answer, isLoading, hasFailed, retry } = useCalls(asked);

  return (
    <DataTable
      label="Calls"
      columns={columns}
      rows={answer?.rows}
      rowKey={({ id }) => id}
      isLoading={isLoading}
      error={hasFailed ? { title: 'Calls could not be loaded' } : undefined}
      onRetry={retry}
      empty={<EmptyState icon={<PhoneIcon size={20} />} title="No calls found." />}
      sort={{ column: 'minutes', direction: asked.order }}
      // Another sort order or search starts on the first page.
      onSortChange={({ direction }) => setAsked({ ...asked, order: direction, page: 1 })}
      search={
        <SearchField
          label="Search calls"
          isLabelHidden
          value={asked.search}
          onChange={(search) => setAsked({ ...asked, search, page: 1 })}
        />
      }
      paging={{
        mode: 'server',
        page: asked.page,
        pageSize: asked.pageSize,
        pageSizes: [10, 25],
        // Kept while the next page loads, so that the pagination doesn't jump.
        total: answer?.total,
        onPageChange: (page) => setAsked({ ...asked, page }),
        onPageSizeChange: (pageSize, page) => setAsked({ ...asked, pageSize, page }),
      }}
    />
  );
}

/** One page of calls. Current rows stay until the next ones arrive; outdated requests are aborted. */
function useCalls(asked: ListParams) {
  const [answer, setAnswer] = useState<{ rows: Call[]; total: number }>();
  const [state, setState] = useState({ isLoading: true, hasFailed: false });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the request.
  useEffect(() => {
    const leaving = new AbortController();
    setState({ isLoading: true, hasFailed: false });
    listCalls(asked, leaving.signal).then(
      (page) => {
        setAnswer(page);
        setState({ isLoading: false, hasFailed: false });
      },
      () => {
        if (!leaving.signal.aborted) setState({ isLoading: false, hasFailed: true });
      },
    );
    return () => leaving.abort();
  }, [asked, attempt]);

  return { answer, ...state, retry: () => setAttempt(attempt + 1) };
}
