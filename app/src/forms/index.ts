export { LeaveGuard } from './LeaveGuard.tsx';
export { SavingNews } from './SavingNews.tsx';
export { useChecks } from './useChecks.ts';
export { type SendOptions, useSaving, type Version } from './useSaving.ts';
