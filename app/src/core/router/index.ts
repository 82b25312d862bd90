export { type Attempt, createRouter, type Guard, type Place, type Router } from './router.ts';
export { useArrival } from './useArrival.ts';
export { RouterContext, useRouter, useShownPlace } from './useRoute.ts';
