export {
  tooltip as tooltipClassName,
  /** @deprecated Use `tooltipClassName`. */
  tooltip as tooltipLook,
} from './Tooltip.css.ts';
export { Tooltip, type TooltipProps } from './Tooltip.tsx';
