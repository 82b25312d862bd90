export { FormLoading, FormWaiting } from './FormWaiting.tsx';
export { AfterGone, SavingNews } from './SavingNews.tsx';
export type { SendOptions, Version } from './savingOptions.ts';
export { useAskedField } from './useAskedField.ts';
export { useChecks } from './useChecks.ts';
export { useSaving } from './useSaving.ts';
