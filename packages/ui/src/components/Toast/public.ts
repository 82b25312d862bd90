export { ToastHistory, type ToastHistoryProps, ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
export { clearToasts, type ToastOptions, toast } from './toast.ts';
