export {
  createRouter,
  type Guard,
  type NavigationAttempt,
  type Router,
  type RouterLocation,
} from './router.ts';
export { RouterContext, useArrival, useRouter, useScreenNavigate, useShownPlace } from './useRoute.ts';
