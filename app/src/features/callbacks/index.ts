export { CallbacksView } from './CallbacksView.tsx';
export { listDue } from './callbacks.api.ts';
export { callbacksKey, useServedQueue, useWaitingCount } from './callbacks.queries.ts';
export { nameOf } from './names.ts';
export { useEndCallback } from './useEndCallback.ts';
export { waitedIn } from './waiting.ts';
