export { type Attempt, createRouter, type Guard, type Router, type RouterLocation } from './router.ts';
export { useArrival } from './useArrival.ts';
export { RouterContext, useRouter, useShownPlace } from './useRoute.ts';
