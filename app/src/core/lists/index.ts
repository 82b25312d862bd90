export { DownloadButton } from './download/DownloadButton.tsx';
export { defineList, queryOf } from './listAddress.ts';
export { type ListColumns, tableColumns } from './listColumns.ts';
export { useListPage } from './listPage.queries.ts';
export { UndoButton } from './removal/UndoButton.tsx';
export { type NotRemoved, type Removal, useRemoval } from './removal/useRemoval.ts';
export { type ListAddress, useList } from './useList.ts';
