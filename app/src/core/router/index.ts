export {
  createRouter,
  type Guard,
  type NavigationAttempt,
  type Router,
  type RouterLocation,
} from './router.ts';
export { useArrival } from './useArrival.ts';
export { RouterContext, useRouter, useShownPlace } from './useRoute.ts';
