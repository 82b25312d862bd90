export { ToastHistory } from './ToastHistory.tsx';
export { ToastRegion } from './ToastRegion.tsx';
export { clearToasts, type ToastOptions, toast } from './toast.ts';
