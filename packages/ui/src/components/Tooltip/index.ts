export * from './public.ts';
export { tooltipBox } from './Tooltip.tsx';
export { useLateTooltip } from './useLateTooltip.tsx';
export { isTextCut, useSharedTooltip } from './useSharedTooltip.tsx';
