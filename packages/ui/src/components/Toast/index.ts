export { ToastHistory, ToastRegion } from './ToastRegion.tsx';
export { clearToasts, type ToastOptions, toast } from './toast.ts';
