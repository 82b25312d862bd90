/** The URL of the service worker that shows notifications: the only script that the console loads by its URL. */
export const noticesWorker = '/notices-worker.js';
