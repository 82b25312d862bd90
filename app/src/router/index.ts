export { type Attempt, createRouter, type Guard, type Place, type Router } from './router.ts';
export { RouterContext, useRoute, useRouter } from './useRoute.ts';
