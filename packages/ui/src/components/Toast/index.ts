export * from './public.ts';
export { toastRegion } from './toastRegion.ts';
