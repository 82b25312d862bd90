/**
 * In development, React records each element and each render for the browser's developer tools, which takes a tenth of
 * a test's time. No test uses it. Import this before React.
 */
Object.assign(console, { createTask: undefined, timeStamp: undefined });

export {};
