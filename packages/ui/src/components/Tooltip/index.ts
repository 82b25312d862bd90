export * from './public.ts';
export { useLateTooltip } from './useLateTooltip.tsx';
